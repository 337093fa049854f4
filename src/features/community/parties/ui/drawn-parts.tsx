import { drawnLater } from '#platform/client/drawn-later.tsx';

export const SidePanels = await drawnLater(async () => (await import('./side-panels.tsx')).default);
export const NoParties = await drawnLater(async () => (await import('./no-parties.tsx')).default);
