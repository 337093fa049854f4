import type { Db } from '#platform/database/db.ts';
import { findSubscribers } from './notification-choice.repository.ts';

/** Profiles that want to hear of pinned notices (contract §17). */
export function findNoticeSubscribers(db: Db): Promise<number[]> {
  return findSubscribers(db);
}
