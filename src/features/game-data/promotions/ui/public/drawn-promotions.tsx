import { drawnLater } from '#platform/client/drawn-later.tsx';

export const DrawnPromotions = await drawnLater(async () => (await import('./promotion-panel.tsx')).PromotionGuide);
