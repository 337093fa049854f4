import { memo } from 'react';
import type { PartyLine } from '#features/community/parties/party.labels.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import css from './parties-at-dungeons.module.css';

const OpenParties = await drawnLater(
  async () => (await import('#features/community/parties/ui/public/open-parties.tsx')).OpenParties,
);

interface PartiesAtDungeonsProps {
  parties: readonly PartyLine[];
  /**
   * Ids separated by commas. A string, because a new array would be a changed prop, for which React replaces the
   * server's HTML before the code is loaded.
   */
  dungeonIds: string;
  title?: string;
}

/** Lists the parties that go to one of the dungeons; renders nothing when there are none. */
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
