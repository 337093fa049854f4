import { memo } from 'react';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import css from './parties-at-dungeons.module.css';

const OpenParties = await drawnLater(
  async () => (await import('#features/community/parties/ui/public/open-parties.tsx')).OpenParties,
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
        <OpenParties rows={rows} />
      </>
    )
  );
});
