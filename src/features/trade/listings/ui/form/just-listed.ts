import { inTab, json } from '#platform/client/device-storage.ts';

export const justListed = inTab(
  'trade-listed',
  json((value) => (typeof value === 'number' ? value : null)),
);
