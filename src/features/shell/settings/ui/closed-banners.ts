import { onDevice } from '#platform/client/device-storage.ts';

const MAX_STORED = 50;

/** Ids of the banners that were closed on this device, the newest last. The first script reads them too. */
export const closedBanners = onDevice<readonly number[]>('closed-banners', {
  parse: (text) => (text?.match(/\d{1,9}/g) ?? []).map(Number),
  format: (ids) => ids.slice(-MAX_STORED).join(' ') || null,
});
