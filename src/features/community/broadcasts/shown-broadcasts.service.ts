import type { Db } from '#platform/database/db.ts';
import {
  countHits,
  type FoundHits,
  findShownByIds,
  type HitFilter,
  type ShownRow,
} from './shown-broadcasts.repository.ts';

export type ShownShout = ShownRow;

/** Returns those of the given shouts that are still shown, oldest first. */
export function listShownShouts(db: Db, ids: readonly number[]): Promise<ShownShout[]> {
  return findShownByIds(db, ids);
}

/** Counts the newest shown shouts that contain a text. */
export function countShouts(db: Db, filter: HitFilter, most: number): Promise<FoundHits> {
  return countHits(db, filter, most);
}
