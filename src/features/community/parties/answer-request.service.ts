import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import { isPlayerAbsent } from '#features/people/profiles/profile.service.ts';
import { requireNotSuspended } from '#features/people/suspensions/suspension.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import {
  countSeats,
  known,
  type LockedParty,
  lockById,
  type PartyCtx,
  publishChange,
  requireLeader,
  requireRunning,
} from './locked-party.service.ts';
import { readOwnParty } from './own-parties.service.ts';
import type { MemberAction, OwnParty } from './party.contract.ts';
import { partyEvents } from './party.events.ts';
import { partyNotices } from './party.notices.ts';
import {
  endMembership,
  findAccountId,
  findRunningPartyId,
  insertMember,
  lockPlayer,
  updateParty,
} from './party.repository.ts';
import { type OwnPartySite, type PartySite, seatFor, serverIds } from './party.rules.ts';
import { inAnotherParty, partyConflict, partyErrors } from './party-error.labels.ts';
import {
  endRequest,
  findLeaderAccounts,
  findOpenRequest,
  findRejections,
  withdrawAllRequests,
} from './party-request.repository.ts';
import { freeSeat } from './request-to-join.service.ts';

/** Lets a leader answer a request or change a member. It does nothing if the state is already as wanted. */
export async function changeMember(
  ctx: PartyCtx,
  site: OwnPartySite,
  { id, profileId }: { id: number; profileId: number },
  action: MemberAction,
): Promise<OwnParty> {
  const { db, actor, clock } = ctx;
  // Suspended leaders may hand their party over (contract §12), but do nothing else as leaders.
  if (action !== 'lead') requireNotSuspended(actor.profile, clock.now());
  await lockPlayer(db, profileId);
  const locked = await lockById(ctx, site, id);
  requireLeader(locked.party, actor.profile.id);
  requireRunning(locked.party);
  const acts = { accept, refuse, remove, lead };
  await acts[action](ctx, site, locked, profileId);
  return readOwnParty(ctx, site, id);
}

type Act = (ctx: PartyCtx, site: PartySite, locked: LockedParty, profileId: number) => Promise<void>;

const accept: Act = async (ctx, site, { row, party }, profileId) => {
  const { db, clock, effects } = ctx;
  if (isSeated(row, profileId)) return;
  const now = clock.now();
  const pair = { partyId: row.id, profileId };
  const request = await findOpenRequest(db, pair);
  if (!request || request.is_hidden) throw await goneRequest(db, site, profileId, now);
  if (await isPlayerAbsent(db, profileId, now)) throw unknownRequest();
  const taken = new Set(row.members.map(({ seat }) => seat));
  const seat = seatFor(row.roles, taken, request.job);
  if (seat === null) throw partyConflict('NO_SEAT');
  if ((await findRunningPartyId(db, profileId, { servers: serverIds(site), now })) !== undefined) {
    throw inAnotherParty();
  }
  await endRequest(db, pair, { at: now, outcome: 'accepted' });
  await insertMember(db, {
    party_id: row.id,
    profile_id: profileId,
    seat,
    job: request.job,
    level: request.level,
    joined_at: now,
  });
  const elsewhere = await withdrawAllRequests(db, profileId, now);
  for (const partyId of elsewhere) effects.publish(partyEvents.own(partyId, await findLeaderAccounts(db, [partyId])));
  await countSeats(db, row.id, { updated_at: now });
  await notifyUnlessBlocked(ctx, profileId, partyNotices.accepted(party, now));
  await publishChange(ctx, site, row.id, { members: { left: null } });
};

const refuse: Act = async (ctx, _site, { row, party }, profileId) => {
  const { db, clock, effects } = ctx;
  const pair = { partyId: row.id, profileId };
  const request = await findOpenRequest(db, pair);
  if (!request || request.is_hidden) {
    if ((await findRejections(db, pair)).count > 0) return;
    throw unknownRequest();
  }
  const at = clock.now();
  await endRequest(db, pair, { at, outcome: 'refused' });
  await notifyUnlessBlocked(ctx, profileId, partyNotices.refused(party, at));
  effects.publish(partyEvents.own(row.id, known([row.leader.user_id, await findAccountId(db, profileId)])));
};

const remove: Act = async (ctx, site, locked, profileId) => {
  const { db, clock, actor } = ctx;
  if (profileId === actor.profile.id) throw partyConflict('LEADER');
  const at = clock.now();
  const isGone = await endMembership(db, { partyId: locked.row.id, profileId }, { at, by: 'leader' });
  if (!isGone) throw new AppError('NOT_FOUND', { message: partyErrors.unknownMember });
  await notifyUnlessBlocked(ctx, profileId, partyNotices.removed(locked.party, at));
  await freeSeat(ctx, site, locked, { profileId, userId: await findAccountId(db, profileId) });
};

const lead: Act = async (ctx, site, { row, party }, profileId) => {
  const { db, clock, actor } = ctx;
  if (profileId === actor.profile.id) return;
  if (!isSeated(row, profileId)) throw new AppError('NOT_FOUND', { message: partyErrors.unknownMember });
  const at = clock.now();
  if (await isPlayerAbsent(db, profileId, at)) throw new AppError('NOT_FOUND', { message: partyErrors.unknownMember });
  await updateParty(db, row.id, { leader_id: profileId, updated_at: at });
  await notifyUnlessBlocked(ctx, profileId, partyNotices.lead(party, at));
  await publishChange(ctx, site, row.id);
};

function isSeated({ members }: LockedParty['row'], profileId: number): boolean {
  return members.some((member) => member.profile_id === profileId);
}

async function goneRequest(db: Db, site: PartySite, profileId: number, now: Date): Promise<AppError> {
  const running = await findRunningPartyId(db, profileId, { servers: serverIds(site), now });
  return running === undefined ? unknownRequest() : inAnotherParty();
}

function unknownRequest(): AppError {
  return new AppError('NOT_FOUND', { message: partyErrors.unknownRequest });
}
