import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import { SUCCESS } from '#shared/success.ts';
import { endParty } from './end-party.service.ts';
import {
  type LockedParty,
  lockById,
  type PartyCtx,
  publishChange,
  requireLeader,
  requireRunning,
} from './locked-party.service.ts';
import type { Party, PartyChange } from './party.contract.ts';
import { PARTY_ENDED } from './party.jobs.ts';
import { ANYWHERE } from './party.labels.ts';
import { updateParty } from './party.repository.ts';
import { freeJobs, lostSeats, type PartySite, validateEnd } from './party.rules.ts';
import { partyConflict, partyErrors, partyIssues } from './party-error.labels.ts';
import { inputIssues, partyDungeon } from './party-input.rules.ts';

const END_ISSUES = {
  'too-soon': partyErrors.tooSoon,
  'too-late': partyErrors.tooLate,
  'too-long': partyErrors.tooLong,
};

/** Changes the given fields of a party. */
export async function changeParty(ctx: PartyCtx, site: PartySite, id: number, input: PartyChange): Promise<Party> {
  const { db, clock, actor, effects } = ctx;
  const locked = await lockById(ctx, site, id);
  requireLeader(locked.party, actor.profile.id);
  requireRunning(locked.party);
  const at = clock.now();
  const changes = requireChanges(locked, site, input, at);
  const unsure = await requireAllowedText(db, { title: input.title });
  await updateParty(db, id, { ...changes, updated_at: at });
  await queueForReview(ctx, unsure, {
    subject: `party:${id}`,
    text: input.title ?? '',
    profileId: actor.profile.id,
    at,
  });
  if (changes.expired_at instanceof Date) {
    effects.enqueue(PARTY_ENDED, { partyId: id }, { runAt: changes.expired_at, key: `party:${id}:ended` });
  }
  const { itemDistribution = locked.party.itemDistribution } = input;
  const isSharedAsBefore = itemDistribution === locked.party.itemDistribution;
  return publishChange(ctx, site, id, isSharedAsBefore ? {} : { members: { left: null } });
}

function requireChanges(
  { row, party }: LockedParty,
  { catalog }: PartySite,
  input: PartyChange,
  now: Date,
): Updateable<Database['party']> {
  const checked = {
    dungeonId: input.dungeonId ?? party.dungeonId,
    floor: input.floor === undefined ? (input.dungeonId === undefined ? party.floor : null) : input.floor,
    levelMin: input.levelMin === undefined ? party.levelMin : input.levelMin,
    levelMax: input.levelMax === undefined ? party.levelMax : input.levelMax,
  };
  const issues = inputIssues(checked, catalog);
  const end = input.expiredAt === undefined ? undefined : new Date(input.expiredAt);
  const issue = end && validateEnd(end, row.created_at, now);
  if (issue) issues.push({ path: 'expiredAt', message: END_ISSUES[issue] });
  if (issues.length > 0) throw partyIssues(issues);
  const taken = new Set(row.members.map(({ seat }) => seat));
  const roles = input.seats && [row.roles[0] ?? 0, ...input.seats];
  if (roles && lostSeats(row.roles, roles, taken).length > 0) throw partyConflict('SEAT_TAKEN');
  return {
    ...toColumns(input),
    dungeon_id: checked.dungeonId,
    region: partyDungeon(checked.dungeonId, catalog)?.region ?? ANYWHERE,
    floor: checked.floor,
    level_min: checked.levelMin,
    level_max: checked.levelMax,
    ...(roles && { roles: [...roles], free_jobs: freeJobs(roles, taken) }),
    ...(end && { expired_at: end }),
  };
}

/** Returns only the columns that need no check against other fields. */
function toColumns(input: PartyChange): Updateable<Database['party']> {
  const columns = {
    title: input.title,
    grade_min: input.gradeMin,
    channel: input.channel,
    has_dungeon_place: input.hasDungeonPlace,
    item_distribution: input.itemDistribution,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Closes a party and erases its requests with their messages. */
export async function closeParty(ctx: PartyCtx, site: PartySite, id: number): Promise<typeof SUCCESS> {
  const { clock, actor } = ctx;
  const locked = await lockById(ctx, site, id);
  requireLeader(locked.party, actor.profile.id);
  if (locked.party.closedBy === 'leader') return SUCCESS;
  requireRunning(locked.party);
  await endParty(ctx, locked, { at: clock.now(), by: 'leader', except: actor.profile.id });
  return SUCCESS;
}
