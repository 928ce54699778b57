/** The service worker keeps the client for visits without a network. A new version waits until no game is running. */
class Update {
  /** True while a new version waits. */
  ready = $state(false);
  /** True when a new version has come while this page was open: its own files may be gone. */
  replaced = $state(false);
  private registration: ServiceWorkerRegistration | null | undefined = null;

  /** Registers the service worker. There is none on plain http, as on a home network. */
  async watch() {
    if (!("serviceWorker" in navigator)) return;
    try {
      this.registration = await navigator.serviceWorker.register(new URL("service.js", base()));
    } catch {
      return; // the next visit tries again
    }
    if (!this.registration) return; // the browser blocks service workers
    let served = navigator.serviceWorker.controller !== null; // otherwise the first one takes this page, and nothing changes
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      this.replaced = served;
      served = true;
    });
    this.registration.addEventListener("updatefound", () => this.follow(this.registration!.installing));
    this.look();
    this.follow(this.registration.installing);
  }

  private follow(worker: ServiceWorker | null) {
    worker?.addEventListener("statechange", () => this.look());
  }

  private look() {
    this.ready = this.registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }

  /** Keeps the new version waiting, in all tabs, until the returned function is called: a game needs the files of its own version. */
  hold(): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks?.request("galecrest-playing", { mode: "shared" }, () => held).catch(() => undefined);
    return release;
  }

  /** Turns to the new version, unless a game runs in some tab. */
  async take() {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    if (held.some(({ name }) => name?.startsWith("galecrest-"))) return;
    this.registration?.waiting?.postMessage("activate");
  }
}

/** The folder of the client. */
export const base = () => new URL(import.meta.env.BASE_URL, location.href);

export const update = new Update();
