import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import { setLastDungeon } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { known, type PartyCtx } from './locked-party.service.ts';
import type { NewParty, Party } from './party.contract.ts';
import { partyEvents } from './party.events.ts';
import { PARTY_ENDED } from './party.jobs.ts';
import { ANYWHERE, USUAL_ROLES } from './party.labels.ts';
import { USUAL_MINUTES } from './party.limits.ts';
import { findParty, findRunningPartyId, insertMember, insertParty, lockPlayer } from './party.repository.ts';
import { freeJobs, type PartySite, serverIds } from './party.rules.ts';
import { noParty, partyConflict, partyErrors, partyIssues } from './party-error.labels.ts';
import { inputIssues, partyDungeon } from './party-input.rules.ts';
import { findLeaderAccounts, withdrawAllRequests } from './party-request.repository.ts';
import { toParty } from './party-row.ts';

/** Creates a party. Its creator leads it, and their requests to join others are withdrawn. */
export async function createParty(ctx: PartyCtx, site: PartySite, input: NewParty): Promise<Party> {
  const { db, clock, actor, effects } = ctx;
  const { profile } = actor;
  const { title, job = profile.job, level = profile.level, seats = USUAL_ROLES, minutes = USUAL_MINUTES } = input;
  const dungeonId = input.dungeonId ?? usualDungeon(profile.lastDungeonId, site);
  requireFitting({ ...input, dungeonId }, site);
  const unsure = await requireAllowedText(db, { title });
  const at = clock.now();
  await requireNoParty(db, profile.id, site, at);
  const expiredAt = new Date(at.getTime() + minutes * MINUTE_MS);
  const roles = [job, ...seats];
  const id = await insertParty(db, {
    created_at: at,
    updated_at: at,
    listed_at: at,
    expired_at: expiredAt,
    created_profile_id: profile.id,
    leader_id: profile.id,
    game_server: input.gameServer,
    title,
    dungeon_id: dungeonId,
    region: partyDungeon(dungeonId, site.catalog)?.region ?? ANYWHERE,
    floor: input.floor ?? null,
    channel: input.channel ?? 0,
    level_min: input.levelMin ?? null,
    level_max: input.levelMax ?? null,
    grade_min: input.gradeMin ?? null,
    has_dungeon_place: input.hasDungeonPlace ?? false,
    item_distribution: input.itemDistribution ?? 1,
    roles: [...roles],
    member_count: 1,
    free_jobs: freeJobs(roles, new Set([0])),
  });
  await insertMember(db, { party_id: id, profile_id: profile.id, seat: 0, job, level, joined_at: at });
  await setLastDungeon(db, profile.id, dungeonId === ANYWHERE ? null : dungeonId);
  await queueForReview(ctx, unsure, { subject: `party:${id}`, text: title, profileId: profile.id, at });
  const requested = await withdrawAllRequests(db, profile.id, at);
  for (const partyId of requested) effects.publish(partyEvents.own(partyId, await findLeaderAccounts(db, [partyId])));
  effects.enqueue(PARTY_ENDED, { partyId: id }, { runAt: expiredAt, key: `party:${id}:ended` });
  const row = await findParty(db, id);
  if (!row) throw noParty();
  const party = toParty(row, site.catalog, at);
  effects.publish(partyEvents.created(party), partyEvents.own(id, known([profile.userId])));
  return party;
}

export async function requireNoParty(db: Db, profileId: number, site: PartySite, now: Date): Promise<void> {
  await lockPlayer(db, profileId);
  const running = await findRunningPartyId(db, profileId, { servers: serverIds(site), now });
  if (running !== undefined) throw partyConflict('IN_PARTY');
}

function usualDungeon(lastDungeonId: number | null, { catalog }: PartySite): number {
  return partyDungeon(lastDungeonId ?? ANYWHERE, catalog)?.id ?? ANYWHERE;
}

function requireFitting(
  { gameServer, dungeonId, floor = null, levelMin = null, levelMax = null }: NewParty & { dungeonId: number },
  { catalog, gameServers }: PartySite,
): void {
  const issues = inputIssues({ dungeonId, floor, levelMin, levelMax }, catalog);
  if (!gameServers.some(({ id }) => id === gameServer)) {
    issues.push({ path: 'gameServer', message: partyErrors.unknownServer });
  }
  if (issues.length > 0) throw partyIssues(issues);
}
