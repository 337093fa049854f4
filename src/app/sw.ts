import { listenForPushes } from '#features/people/notifications/ui/push-worker.ts';

/**
 * The service worker, a single file at `/sw.js` that is registered only when a user turns notifications on. Each
 * concern adds its listeners here, and must not import what pages share: shared code would be split into further files.
 */
listenForPushes();
