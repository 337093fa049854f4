import type { Db } from '#platform/database/db.ts';
import {
  findAnswersBy,
  findGatheringsBy,
  type StoredAnswer,
  type StoredGathering,
} from './gathering-data.repository.ts';

export async function exportGatheringsOf(
  db: Db,
  profileId: number,
): Promise<{ gatherings: StoredGathering[]; answers: StoredAnswer[] }> {
  return { gatherings: await findGatheringsBy(db, profileId), answers: await findAnswersBy(db, profileId) };
}
