import type { UnitOfWork } from '#platform/effects/effects.ts';
import { broadcastEvents } from './broadcast.events.ts';
import { countShouts } from './broadcast-hour.repository.ts';
import { comparableText } from './broadcast-text.rules.ts';
import { changeHiding, deleteBroadcasts, type HidingRow } from './hide-broadcasts.repository.ts';
import { isMoved, type PlacedShout, placed } from './run-changes.rules.ts';
import { findRuns, moveShouts, type TouchedRun } from './store-broadcasts.repository.ts';

export interface Hiding {
  row: HidingRow;
  hiddenBy: HidingRow['hidden_by'];
  ruleId?: number | null;
  masked?: string | null;
}

/**
 * Hides shouts or shows them again, and updates hourly counts and comparable texts. The caller holds the lock of
 * storing (`lockBroadcasts`).
 * @returns the number of changed shouts
 */
export async function applyHiding(unit: UnitOfWork, hidings: readonly Hiding[], at: Date): Promise<number> {
  const changed = hidings.filter(
    ({ row, hiddenBy, ruleId = row.rule_id, masked = row.masked }) =>
      row.hidden_by !== hiddenBy || row.rule_id !== ruleId || row.masked !== masked,
  );
  if (changed.length === 0) return 0;
  const { db } = unit;
  await changeHiding(
    db,
    changed.map(({ row, hiddenBy, ruleId = row.rule_id, masked = row.masked }) => {
      return { id: row.id, hiddenBy, ruleId, masked, comparable: comparableText(masked ?? row.message) };
    }),
    at,
  );
  const isShown = ({ hiddenBy }: Hiding) => hiddenBy === null;
  const wasShown = ({ row }: Hiding) => row.hidden_by === null;
  await countShouts(db, changed.filter((one) => !wasShown(one) && isShown(one)).map(counted), 1);
  await countShouts(db, changed.filter((one) => wasShown(one) && !isShown(one)).map(counted), -1);
  await resettle(
    unit,
    changed.map(({ row }) => row),
  );
  unit.effects.publish(broadcastEvents.changed());
  return changed.length;
}

/** Deletes shouts as if they had never been received. The caller holds the lock of storing. */
export async function removeShouts(unit: UnitOfWork, rows: readonly HidingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const shown = rows.filter(({ hidden_by }) => hidden_by === null);
  await deleteBroadcasts(
    unit.db,
    rows.map(({ id }) => id),
  );
  await countShouts(
    unit.db,
    shown.map((row) => counted({ row })),
    -1,
  );
  await resettle(unit, rows);
  unit.effects.publish(broadcastEvents.changed());
}

function counted({ row }: Pick<Hiding, 'row'>) {
  return { gameServer: row.game_server, channel: row.channel, at: row.created_at };
}

async function resettle({ db }: UnitOfWork, rows: readonly HidingRow[]): Promise<void> {
  const since = new Map<string, number>();
  for (const { run_hash, created_at } of rows) {
    since.set(run_hash, Math.min(since.get(run_hash) ?? Number.POSITIVE_INFINITY, created_at.getTime()));
  }
  const runs: TouchedRun[] = [...since].map(([runHash, at]) => ({ runHash, since: new Date(at) }));
  const stored: PlacedShout[] = (await findRuns(db, runs)).flatMap((one) =>
    one.isShown
      ? [
          {
            id: one.id,
            runHash: one.run_hash,
            contentHash: one.content_hash,
            at: one.created_at.getTime(),
            repeats: one.repeats,
            firstAt: one.first_at.getTime(),
            isLatest: one.is_latest,
          },
        ]
      : [],
  );
  const before = new Map(stored.map((one) => [one.id, one]));
  await moveShouts(
    db,
    placed(stored, since).flatMap(({ id, ...place }) => {
      const known = before.get(id);
      return id !== undefined && known && isMoved(place, known) ? [{ id, ...place }] : [];
    }),
  );
}
