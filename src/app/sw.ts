import { listenForPushes } from '#features/people/notifications/ui/push-worker.ts';

/**
 * THE service worker, one file of its own at `/sw.js`. Registered only by who turns messages on. Each concern adds its
 * listeners here and brings nothing that the pages share: what a page shares would be cut into files of its own.
 */
listenForPushes();
