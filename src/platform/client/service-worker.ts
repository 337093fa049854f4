const WORKER = '/sw.js';

/** Registers THE service worker of the site, for whichever of its concerns asks first (`src/app/sw.ts`). */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  // While the site is being written the worker is not bundled.
  await navigator.serviceWorker.register(WORKER, import.meta.env.DEV ? { type: 'module' } : undefined);
  return navigator.serviceWorker.ready;
}

/** Undefined: nobody has asked for it in this browser, or the browser knows none. */
export async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
