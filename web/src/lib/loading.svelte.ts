/** The share of Python that is here while it loads and starts, otherwise null. */
class Loading {
  share = $state<number | null>(null);
}

export const loading = new Loading();
