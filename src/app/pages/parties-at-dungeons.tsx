import { memo, Suspense } from 'react';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import '#features/community/parties/ui/public/seats.module.css';
import { drawnLater } from '#platform/client/drawn-later.ts';
import css from './parties-at-dungeons.module.css';

interface OpenPartiesProps {
  rows: readonly PartyLine[];
}

const loadParties = () =>
  import('#features/community/parties/ui/public/open-parties.tsx').then(({ OpenParties }) => ({
    default: OpenParties,
  }));
const OpenParties = drawnLater<OpenPartiesProps>(
  loadParties,
  import.meta.env.SSR ? (await loadParties()).default : undefined,
);

interface PartiesAtDungeonsProps {
  parties: readonly PartyLine[];
  /** Ids with commas between them: of a value, not an array, since new props before the code has come would take away what the server drew. */
  dungeonIds: string;
  title?: string;
}

/** Those of the parties that go to one of the dungeons; nothing where there is none. */
export const PartiesAtDungeons = memo(function PartiesAtDungeons({
  parties,
  dungeonIds,
  title,
}: PartiesAtDungeonsProps) {
  const ids = new Set(dungeonIds.split(',').map(Number));
  const rows = parties.filter(({ dungeonId }) => ids.has(dungeonId));
  return (
    rows.length > 0 && (
      <>
        {title && <h3 className={`meta ${css.title}`}>{title}</h3>}
        <Suspense>
          <OpenParties rows={rows} />
        </Suspense>
      </>
    )
  );
});
