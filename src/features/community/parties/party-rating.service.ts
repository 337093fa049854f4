import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import type { GivenRating } from '#features/people/player-ratings/player-rating.contract.ts';
import type { RatingTag } from '#features/people/player-ratings/player-rating.limits.ts';
import { findReceivers, ratePlayer } from '#features/people/player-ratings/player-rating.service.ts';
import { ratingConflict } from '#features/people/player-ratings/player-rating-error.labels.ts';
import { AppError } from '#shared/errors.ts';
import { lockById } from './locked-party.service.ts';
import { findMembers, type MemberWithPlayer } from './party.repository.ts';
import { endOf, type PartySite } from './party.rules.ts';
import { partyErrors } from './party-error.labels.ts';
import type { PartyRow } from './party-row.ts';
import { wereTogether } from './stay.rules.ts';

/** Rates a fellow member after twenty minutes in the same party. */
export async function ratePartyMember(
  ctx: WriteCtx<Player>,
  site: PartySite,
  { id, profileId }: { id: number; profileId: number },
  tags: readonly RatingTag[],
): Promise<GivenRating> {
  const { db, actor, clock } = ctx;
  const { row } = await lockById(ctx, site, id);
  const members = await findMembers(db, [id]);
  if (!isAmong(members, actor.profile.id)) throw new AppError('FORBIDDEN', { message: partyErrors.notMember });
  if (profileId === actor.profile.id || !isAmong(members, profileId)) {
    throw new AppError('NOT_FOUND', { message: partyErrors.unknownMember });
  }
  const end = endOfRow(row, clock.now());
  if (!wereTogether(listStays(members, actor.profile.id), listStays(members, profileId), end ?? clock.now())) {
    throw ratingConflict('NOT_TOGETHER');
  }
  return ratePlayer(ctx, { receiverId: profileId, subject: `party:${id}`, endedAt: end }, tags);
}

/** Returns the members whom the reader may rate now. */
export async function findRatingReceivers(
  ctx: Pick<Ctx<Player>, 'db' | 'actor' | 'clock'>,
  row: PartyRow,
  members: readonly MemberWithPlayer[],
): Promise<ReadonlySet<number>> {
  const { actor, clock } = ctx;
  const now = clock.now();
  const end = endOfRow(row, now);
  const own = listStays(members, actor.profile.id);
  const others = members.filter(
    ({ profile_id, player }) =>
      profile_id !== actor.profile.id &&
      player.user_id !== null &&
      wereTogether(own, listStays(members, profile_id), end ?? now),
  );
  return findReceivers(
    ctx,
    others.map(({ profile_id }) => profile_id),
    end,
  );
}

const isAmong = (members: readonly MemberWithPlayer[], profileId: number) =>
  members.some(({ profile_id }) => profile_id === profileId);

const listStays = (members: readonly MemberWithPlayer[], profileId: number) =>
  members.filter(({ profile_id }) => profile_id === profileId);

function endOfRow({ closed_at, expired_at }: PartyRow, now: Date): Date | null {
  return endOf({ closedAt: closed_at, expiredAt: expired_at }, now);
}
