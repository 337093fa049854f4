import { drawnLater } from '#platform/client/drawn-later.tsx';

export const DrawnGearButton = await drawnLater(async () => (await import('./gear-button.tsx')).GearButton);
