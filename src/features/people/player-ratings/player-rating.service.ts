import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Notice } from '#shared/notice.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { notifyUnlessBlocked } from '../blocks/block.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { isPlayerAbsent } from '../profiles/profile.service.ts';
import type { GivenRating, RatingCount } from './player-rating.contract.ts';
import { type RatingTag, SHOWN_MS } from './player-rating.limits.ts';
import {
  countGivers,
  deleteRatingsBefore,
  deleteRatingsByProfile,
  findLastGiven,
  findRatingsByProfile,
  insertRating,
} from './player-rating.repository.ts';
import { validateRating } from './player-rating.rules.ts';
import { ratingConflict } from './player-rating-error.labels.ts';

export interface RatingOccasion {
  receiverId: number;
  /** The shared trade or party: `trade:12`, `party:31`. */
  subject: string;
  /** Confirmation of the trade, or end of the party; null: it is still open. */
  endedAt: Date | null;
  /** Notification to the receiver. */
  notice?: Notice;
}

/** Stores a compliment, which is final. The caller must have checked that both took part. */
export async function ratePlayer(
  ctx: WriteCtx<Player>,
  { receiverId, subject, endedAt, notice }: RatingOccasion,
  tags: readonly RatingTag[],
): Promise<GivenRating> {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const { profile } = actor;
  if (await isPlayerAbsent(db, receiverId, now)) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  }
  const last = await findLastGiven(db, profile.id, [receiverId]);
  const issue = validateRating({
    now,
    endedAt,
    giverSince: new Date(profile.createdAt),
    lastGivenAt: last.get(receiverId) ?? null,
  });
  if (issue) throw ratingConflict(issue);
  await insertRating(db, { giverId: profile.id, receiverId, subject, tags, at: now });
  if (notice) await notifyUnlessBlocked(ctx, receiverId, notice);
  return { receiverId, tags: [...tags], givenAt: now.toISOString() };
}

/** Returns those of `receiverIds` to whom the player may give a compliment now. */
export async function findReceivers(
  { db, actor, clock }: Pick<Ctx<Player>, 'db' | 'actor' | 'clock'>,
  receiverIds: readonly number[],
  endedAt: Date | null,
): Promise<ReadonlySet<number>> {
  const now = clock.now();
  const { profile } = actor;
  const last = await findLastGiven(db, profile.id, receiverIds);
  const giverSince = new Date(profile.createdAt);
  const open = receiverIds.filter(
    (id) => validateRating({ now, endedAt, giverSince, lastGivenAt: last.get(id) ?? null }) === undefined,
  );
  return new Set(open);
}

export function readRatings(db: Db, profileId: number, now: Date): Promise<RatingCount[]> {
  return countGivers(db, profileId, { since: shownSince(now), now });
}

/**
 * Deletes compliments that are too old to be shown.
 * @returns how many
 */
export function deleteOldRatings(db: Db, now: Date): Promise<number> {
  return deleteRatingsBefore(db, shownSince(now));
}

function shownSince(now: Date): Date {
  return new Date(now.getTime() - SHOWN_MS);
}

export const ratingData: PersonalData = {
  name: 'manner',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findRatingsByProfile(db, profileId)),
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteRatingsByProfile(db, profileId);
  },
};
