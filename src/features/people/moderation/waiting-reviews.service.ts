import type { Db } from '#platform/database/db.ts';
import { toWaiting, type Waiting, type WaitingThing } from '../waiting.ts';
import { unsureWordTitle } from './word-review.labels.ts';
import { countWaitingReviews as count, findOldestReviews } from './word-review.repository.ts';

export async function countWaitingReviews(db: Db): Promise<Waiting> {
  return toWaiting(await count(db));
}

export async function listWaitingReviews(db: Db, limit: number): Promise<WaitingThing[]> {
  const rows = await findOldestReviews(db, limit);
  return rows.map(({ id, word, profileName, createdAt }) => ({
    id,
    title: unsureWordTitle(word),
    by: profileName,
    at: createdAt,
    isUrgent: false,
  }));
}
