import { isBlockedBy, type OnBlock } from '#features/people/blocks/block.service.ts';
import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import { AppError } from '#shared/errors.ts';
import { ExistingResult, SUCCESS } from '#shared/success.ts';
import { requireNoParty } from './create-party.service.ts';
import {
  countSeats,
  known,
  type LockedParty,
  lockById,
  type PartyCtx,
  publishChange,
  requireRunning,
  roleIn,
} from './locked-party.service.ts';
import type { NewPartyRequest } from './party.contract.ts';
import { partyEvents } from './party.events.ts';
import { PARTY_STATE } from './party.labels.ts';
import { MAX_REFUSALS, MAX_REQUESTS, MAX_REQUESTS_OF_PARTY, REQUEST_AGAIN_AFTER_MS } from './party.limits.ts';
import { partyNotices } from './party.notices.ts';
import { endMembership, hasAbsentLeader, lockPlayer } from './party.repository.ts';
import { listedAfterLeaving, type PartySite } from './party.rules.ts';
import { noParty, partyConflict, partyErrors, refusedJustNow } from './party-error.labels.ts';
import {
  countOpenAt,
  countOpenRequests,
  endRequest,
  findRejections,
  hideRequestsBetween,
  insertRequest,
  wasRemoved,
} from './party-request.repository.ts';

const REQUESTED = { state: 'asked' } as const;

/**
 * Asks to join a party. Requests of players whom the leader blocked are accepted like any other, but never shown to the
 * leader.
 */
export async function requestToJoin(
  ctx: PartyCtx,
  site: PartySite,
  id: number,
  input: NewPartyRequest,
): Promise<typeof REQUESTED | ExistingResult<typeof REQUESTED>> {
  const { db, clock, actor, effects } = ctx;
  const { profile } = actor;
  const now = clock.now();
  await requireNoParty(db, profile.id, site, now);
  const { row, party } = await lockById(ctx, site, id);
  if (await hasAbsentLeader(db, id, now)) throw noParty();
  requireRunning(party);
  if ((await roleIn(db, row, profile.id)) === 'requester') return new ExistingResult(REQUESTED);
  const pair = { partyId: id, profileId: profile.id };
  if (await wasRemoved(db, pair)) throw partyConflict('REFUSED');
  const rejections = await findRejections(db, pair);
  if (rejections.count >= MAX_REFUSALS) throw partyConflict('REFUSED');
  if (rejections.last && now.getTime() - rejections.last.getTime() < REQUEST_AGAIN_AFTER_MS) throw refusedJustNow();
  if (party.state === PARTY_STATE.full) throw partyConflict('NO_SEAT');
  if ((await countOpenRequests(db, profile.id, now)) >= MAX_REQUESTS) throw partyConflict('MOST_ASKS');
  const isHidden = await isBlockedBy(db, row.leader_id, profile.id);
  if (!isHidden && (await countOpenAt(db, id)) >= MAX_REQUESTS_OF_PARTY) throw partyConflict('FULL_OF_ASKS');
  const { message = '', job = profile.job, level = profile.level } = input ?? {};
  const unsure = await requireAllowedText(db, { message });
  await insertRequest(db, { ...pair, job, level, message, at: now, isHidden });
  await queueForReview(ctx, unsure, { subject: `party:${id}`, text: message, profileId: profile.id, at: now });
  if (!isHidden) effects.notify(row.leader_id, partyNotices.asked(party, { job, level, at: now }));
  const receivers = known([profile.userId, ...(isHidden ? [] : [row.leader.user_id])]);
  effects.publish(partyEvents.own(id, receivers));
  return REQUESTED;
}

/** Withdraws the player's request, or leaves their seat. */
export async function leaveParty(ctx: PartyCtx, site: PartySite, id: number): Promise<typeof SUCCESS> {
  const { db, clock, actor, effects } = ctx;
  const { profile } = actor;
  await lockPlayer(db, profile.id);
  const locked = await lockById(ctx, site, id);
  const role = await roleIn(db, locked.row, profile.id);
  if (role === 'stranger') throw new AppError('NOT_FOUND', { message: partyErrors.nothingToLeave });
  requireRunning(locked.party);
  if (role === 'leader') throw partyConflict('LEADER');
  const at = clock.now();
  if (role === 'requester') {
    await endRequest(db, { partyId: id, profileId: profile.id }, { at, outcome: 'withdrawn' });
    effects.publish(partyEvents.own(id, known([profile.userId, locked.row.leader.user_id])));
    return SUCCESS;
  }
  await endMembership(db, { partyId: id, profileId: profile.id }, { at, by: 'self' });
  await freeSeat(ctx, site, locked, { profileId: profile.id, userId: profile.userId });
  return SUCCESS;
}

/** Must be called after a seat was left. */
export async function freeSeat(
  ctx: PartyCtx,
  site: PartySite,
  { row }: LockedParty,
  { profileId, userId }: { profileId: number; userId: string | null },
): Promise<void> {
  const at = ctx.clock.now();
  await countSeats(ctx.db, row.id, { updated_at: at, listed_at: listedAfterLeaving(row.listed_at, at) });
  await publishChange(ctx, site, row.id, { alsoTo: [userId], members: { left: profileId } });
}

/** A new block hides pending requests of the blocked player, but does not end a seat. */
export const hideRequestsOfBlocked: OnBlock = hideRequestsBetween;
