import { trustScript } from '../security/trusted-scripts.ts';

/** A page that stays open looks for a new version this often, in milliseconds, when it is looked at again. */
const lookAgain = 60 * 60_000;

/** Lets the worker that waits take over, and loads this page anew once it has. Other tabs stay as they are. */
function takeOver(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting?.postMessage('take over');
}

/** Calls back when a new version is there and waits: now, or when one has been fetched. */
function whenWaiting(registration: ServiceWorkerRegistration, run: () => void): void {
  const look = (): void => {
    // The first version of all has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) run();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/**
 * Keeps the whole site in this browser, so that it works with the network off from the next page on. `onOffer` is
 * called when a newer version is ready, with the function that loads it; until that is called, nothing changes.
 * Does nothing where the browser has no service workers or the page is not served securely.
 */
export async function keepOffline(onOffer: (load: () => void) => void): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');
  try {
    const registration = await navigator.serviceWorker.register(trustScript(`${base}sw.js`), {
      scope: base,
      updateViaCache: 'none',
    });
    if (registration === undefined) return;
    whenWaiting(registration, () => onOffer(() => takeOver(registration)));
    navigator.serviceWorker.controller?.postMessage('look after the cache');
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgain) return;
      looked = Date.now();
      registration.update().catch(() => {});
    });
  } catch {
    // The site works without it, as long as there is a network.
  }
}
