import type { UnitOfWork } from '#platform/effects/effects.ts';
import { gatheringNotices } from './gathering.notices.ts';
import type { GatheringRow } from './gathering.repository.ts';
import { type Line, movedUp } from './gathering.rules.ts';

export interface Move {
  before: Line;
  after: Line;
  at: Date;
  /** Whose doing it is: he sees it. */
  by: number;
}

/** Whoever waited and is seated now hears of it, and whoever waits since there is less room. */
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
