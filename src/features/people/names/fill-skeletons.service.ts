import type { Db } from '#platform/database/db.ts';
import { findWithoutSkeleton, setSkeletons } from './name-holder.repository.ts';
import { nameSkeleton } from './name-skeleton.rules.ts';

const AT_ONCE = 1000;

/**
 * Fills the skeletons of names that are older than this column. Players whose names look alike keep them.
 * @returns how many were filled
 */
export async function fillSkeletons(db: Db, signal?: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const some = await findWithoutSkeleton(db, AT_ONCE);
    await setSkeletons(
      db,
      some.map((profile) => ({ ...profile, skeleton: nameSkeleton(profile.name) })),
    );
    count += some.length;
    if (some.length < AT_ONCE) break;
  }
  return count;
}
