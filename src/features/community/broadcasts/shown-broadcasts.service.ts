import type { Db } from '#platform/database/db.ts';
import {
  countHits,
  type FoundHits,
  findShownByIds,
  type HitWish,
  type ShownRow,
} from './shown-broadcasts.repository.ts';

export type ShownShout = ShownRow;

/** Those of them that are still shown, in the order in which they were said. */
export function listShownShouts(db: Db, ids: readonly number[]): Promise<ShownShout[]> {
  return findShownByIds(db, ids);
}

/** How many of the newest shown shouts contain a text. */
export function countShouts(db: Db, wish: HitWish, most: number): Promise<FoundHits> {
  return countHits(db, wish, most);
}
