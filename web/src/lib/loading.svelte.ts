/** Python while it loads and starts. */
class Loading {
  share = $state<number | null>(null); // of its files that are here; null before and afterwards
  awaited = $state(false); // a player waits for it
}

export const loading = new Loading();
