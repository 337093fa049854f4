import { drawnLater } from '#platform/client/drawn-later.tsx';

export const DrawnExchanges = await drawnLater(async () => (await import('./exchange-panel.tsx')).ExchangePanel);
