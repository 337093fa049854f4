const WORKER = '/sw.js';

export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  // In development the worker is not bundled, so it is a module.
  await navigator.serviceWorker.register(WORKER, import.meta.env.DEV ? { type: 'module' } : undefined);
  return navigator.serviceWorker.ready;
}

/** `undefined` when none is registered or the browser does not support it. */
export async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
