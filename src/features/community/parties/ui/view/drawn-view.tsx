import { type ComponentType, memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import '../public/seats.module.css';
import './party-view.module.css';
import type { DungeonMonstersProps } from './dungeon-monsters.tsx';
import type { OtherPartiesProps } from './other-parties.tsx';
import type { PartyFactsProps } from './party-facts.tsx';
import type { PartyPartProps } from './seat-cards.tsx';

const loadSeats = () => import('./seat-cards.tsx');
const loadFacts = () => import('./party-facts.tsx');
const loadDungeonMonsters = () => import('./dungeon-monsters.tsx');
const loadSharing = () => import('../sharing-panel.tsx');
const loadOthers = () => import('./other-parties.tsx');

export const SeatCards = inPlace(
  drawnLater<PartyPartProps>(loadSeats, import.meta.env.SSR ? (await loadSeats()).default : undefined),
);
export const PartyFacts = inPlace(
  drawnLater<PartyFactsProps>(loadFacts, import.meta.env.SSR ? (await loadFacts()).default : undefined),
);
export const OtherParties = inPlace(
  drawnLater<OtherPartiesProps>(loadOthers, import.meta.env.SSR ? (await loadOthers()).default : undefined),
);

export const DungeonMonsters = inPlace(
  drawnLater<DungeonMonstersProps>(
    loadDungeonMonsters,
    import.meta.env.SSR ? (await loadDungeonMonsters()).default : undefined,
  ),
);
export const SharingPanel = inPlace(
  drawnLater<object>(loadSharing, import.meta.env.SSR ? (await loadSharing()).default : undefined),
);

/** Memoized: new props before the code has come would take away what the server drew. */
function inPlace<Props extends object>(Part: ComponentType<Props>) {
  return memo(function InPlace(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
