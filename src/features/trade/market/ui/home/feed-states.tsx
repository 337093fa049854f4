import { drawnLater } from '#platform/client/drawn-later.tsx';

/** Only where nothing is listed. */
export const NoTrades = await drawnLater(async () => (await import('./no-trades.tsx')).NoTrades);
