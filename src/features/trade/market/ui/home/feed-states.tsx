import { drawnLater } from '#platform/client/drawn-later.tsx';

/** Loaded only where nothing is listed. */
export const NoTrades = await drawnLater(async () => (await import('./no-trades.tsx')).NoTrades);
