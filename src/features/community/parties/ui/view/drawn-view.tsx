import { drawnLater } from '#platform/client/drawn-later.tsx';

export const SeatCards = await drawnLater(async () => (await import('./seat-cards.tsx')).default);
export const PartyFacts = await drawnLater(async () => (await import('./party-facts.tsx')).default);
export const OtherParties = await drawnLater(async () => (await import('./other-parties.tsx')).default);

export const DungeonMonsters = await drawnLater(async () => (await import('./dungeon-monsters.tsx')).default);
export const SharingPanel = await drawnLater(async () => (await import('../sharing-panel.tsx')).default);
