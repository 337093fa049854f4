import { listenForPushes } from '#features/people/notifications/ui/push-worker.ts';

/**
 * The service worker, a single file at `/sw.js`, registered only when a user turns messages on. Each concern adds its
 * listeners here and imports nothing that pages share: shared code would be split into further files.
 */
listenForPushes();
