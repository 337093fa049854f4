import type { UnitOfWork } from '#platform/effects/effects.ts';
import { gatheringNotices } from './gathering.notices.ts';
import type { GatheringRow } from './gathering.repository.ts';
import { type Line, movedUp } from './gathering.rules.ts';

export interface Move {
  before: Line;
  after: Line;
  at: Date;
  /** Profile id of the player who caused the move. They see the result and are not notified. */
  by: number;
}

/** Notifies players who waited and are seated now, and players who wait because there are fewer places. */
export function notifyMoved(
  { effects }: Pick<UnitOfWork, 'effects'>,
  row: GatheringRow,
  { before, after, at, by }: Move,
): void {
  const seated = gatheringNotices.seated(row, at);
  const waiting = gatheringNotices.waiting(row, at);
  for (const id of movedUp(before, after)) if (id !== by) effects.notify(id, seated);
  for (const id of movedUp(after, before)) if (id !== by) effects.notify(id, waiting);
}
