import type { Ctx, Player } from '#features/people/access/actor.ts';
import { readRecords } from '#features/trade/records/record.service.ts';
import type { OwnParties, OwnParty, PartyRequest } from './party.contract.ts';
import { PARTY_STATE } from './party.labels.ts';
import { PAST_LIMIT, READ_BY_MEMBERS_MS } from './party.limits.ts';
import {
  findMembers,
  findParty,
  findPastParties,
  findRunningPartyId,
  type MemberWithPlayer,
} from './party.repository.ts';
import { isOutside, type OwnPartySite, type PartySite, seatFor, serverIds } from './party.rules.ts';
import { noParty } from './party-error.labels.ts';
import { findRatingReceivers } from './party-rating.service.ts';
import { findOpenRequests, findShownRequests, type RequestWithPlayer } from './party-request.repository.ts';
import { type PartyRow, toMember, toParty, toPlayer } from './party-row.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

/** Returns a party of which the player is or was a member. */
export async function readOwnParty(ctx: PlayerCtx, site: OwnPartySite, id: number): Promise<OwnParty> {
  const row = await findParty(ctx.db, id);
  if (!row) throw noParty();
  return toOwnParty(ctx, site, row, await findMembers(ctx.db, [id]));
}

async function toOwnParty(
  ctx: PlayerCtx,
  site: OwnPartySite,
  row: PartyRow,
  allMembers: readonly MemberWithPlayer[],
): Promise<OwnParty> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const party = toParty(row, site.catalog, now);
  const members = allMembers.filter(({ party_id }) => party_id === row.id);
  const seen = membersSeenBy(actor.profile.id, members);
  const receivers = await findRatingReceivers(ctx, row, members);
  const own: OwnParty = { ...party, members: seen.map((member) => toMember(member, receivers)) };
  if (row.leader_id !== actor.profile.id || party.state === PARTY_STATE.ended) return own;
  const requests = await findShownRequests(db, row.id, now);
  const records = await readRecords(
    { db, now, ...site.records },
    requests.map(({ profile_id }) => profile_id),
  );
  return {
    ...own,
    asks: requests.flatMap((request) => {
      const record = records.get(request.profile_id);
      return record ? [{ ...toRequest(request, row), record }] : [];
    }),
  };
}

/** Returns the present members; for a former member, only those whose stay overlapped with theirs. */
function membersSeenBy(profileId: number, members: readonly MemberWithPlayer[]): MemberWithPlayer[] {
  const present = members.filter(({ left_at }) => left_at === null);
  if (present.some(({ profile_id }) => profile_id === profileId)) return present;
  const stays = members.filter(({ profile_id }) => profile_id === profileId);
  const met = members.filter((member) => stays.some((stay) => haveOverlapped(member, stay)));
  return [...new Map(met.map((member) => [member.profile_id, member])).values()];
}

type Stay = Pick<MemberWithPlayer, 'joined_at' | 'left_at'>;

function haveOverlapped(one: Stay, other: Stay): boolean {
  const endOf = ({ left_at }: Stay) => left_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return one.joined_at.getTime() < endOf(other) && other.joined_at.getTime() < endOf(one);
}

function toRequest(request: RequestWithPlayer, row: PartyRow): Omit<PartyRequest, 'record'> {
  const taken = new Set(row.members.map(({ seat }) => seat));
  const grade = request.job === request.player.job ? request.player.grade : null;
  const wanted = { levelMin: row.level_min, levelMax: row.level_max, gradeMin: row.grade_min };
  return {
    profile: toPlayer(request.profile_id, request.player),
    job: request.job,
    level: request.level,
    grade,
    seat: seatFor(row.roles, taken, request.job),
    message: request.message,
    isOutside: isOutside(wanted, { level: request.level, grade }),
    askedAt: request.requested_at.toISOString(),
  };
}

/**
 * Returns the running party, those with a pending request, and a page of past ones. `before` is the last id of the page
 * before.
 */
export async function listOwnParties(ctx: PlayerCtx, site: OwnPartySite, before?: number): Promise<OwnParties> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const { id } = actor.profile;
  const servers = serverIds(site);
  const running = await findRunningPartyId(db, id, { servers, now });
  const since = new Date(now.getTime() - READ_BY_MEMBERS_MS);
  const past = (await findPastParties(db, id, { before, since, now, limit: PAST_LIMIT })).filter((row) =>
    servers.includes(row.game_server),
  );
  const members = await findMembers(
    db,
    past.map((row) => row.id),
  );
  const asked = await readRequested(ctx, site, now);
  return {
    party: running === undefined ? null : await readOwnParty(ctx, site, running),
    asked,
    past: await Promise.all(past.map((row) => toOwnParty(ctx, site, row, members))),
  };
}

async function readRequested({ db, actor }: PlayerCtx, site: PartySite, now: Date): Promise<OwnParties['asked']> {
  const open = await findOpenRequests(db, actor.profile.id);
  const found: OwnParties['asked'] = [];
  for (const { party_id, requested_at } of open) {
    const row = await findParty(db, party_id);
    const party = row && toParty(row, site.catalog, now);
    if (party && party.state !== PARTY_STATE.ended && serverIds(site).includes(party.gameServer)) {
      found.push({ party, askedAt: requested_at.toISOString() });
    }
  }
  return found;
}
