import type { Guild } from './guild.contract.ts';
import { JOIN_POLICY, type JoinPolicy, RANK, type Rank } from './guild.labels.ts';
import { MAX_MEMBERS, MAX_OF_RANK, RESTORED_WITHIN_MS } from './guild.limits.ts';

export interface Standing {
  readonly rank: Rank;
  readonly joinedAt: Date;
  /** Whether the member is suspended or deleted. */
  readonly isAbsent: boolean;
}

/** Returns the next leader: of ranks 2 to 4 the highest one's longest-standing member. Undefined: there is none. */
export function findSuccessor<Member extends Standing>(members: readonly Member[]): Member | undefined {
  return members
    .filter(({ rank, isAbsent }) => !isAbsent && rank !== RANK.leader && rank !== RANK.trainee)
    .toSorted((one, other) => one.rank - other.rank || one.joinedAt.getTime() - other.joinedAt.getTime())[0];
}

export type RankCounts = ReadonlyMap<Rank, number>;

export function hasRoom(rank: Rank, counts: RankCounts): boolean {
  const most = MAX_OF_RANK[rank];
  return most === undefined || (counts.get(rank) ?? 0) < most;
}

/**
 * Returns the rank of a leader after transferring the leadership.
 * @param counts without the new leader
 */
export function rankAfterLeading(counts: RankCounts): Rank {
  return [RANK.deputy, RANK.elder].find((rank) => hasRoom(rank, counts)) ?? RANK.member;
}

export interface Admission {
  readonly joinPolicy: JoinPolicy;
  readonly minLevel: number;
  readonly jobs: readonly number[];
  readonly memberCount: number;
}

/** Returns whether an applicant joins at once, waits for an answer, or is refused. */
export function admission(
  { joinPolicy, minLevel, jobs, memberCount }: Admission,
  { job, level }: { readonly job: number; readonly level: number },
): 'in' | 'asked' | 'NOT_TAKING' | 'FULL' {
  if (joinPolicy === JOIN_POLICY.closed) return 'NOT_TAKING';
  if (memberCount >= MAX_MEMBERS) return 'FULL';
  const isWanted = level >= minLevel && (jobs.length === 0 || jobs.includes(job));
  return joinPolicy === JOIN_POLICY.free && isWanted ? 'in' : 'asked';
}

/** Returns whether a guild is public: neither closed nor hidden. */
export function isListed({
  deleted_at,
  hidden_at,
}: {
  readonly deleted_at: Date | null;
  readonly hidden_at: Date | null;
}): boolean {
  return deleted_at === null && hidden_at === null;
}

export function isRestorable(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() < RESTORED_WITHIN_MS;
}

export function asRank(rank: number): Rank {
  const found = Object.values(RANK).find((one) => one === rank);
  if (found === undefined) throw new Error(`${rank} is no rank of a guild.`);
  return found;
}

/** The part of the site that guilds depend on. */
export interface GuildSite {
  readonly gameServers: readonly { id: number }[];
}

export function isServed({ gameServers }: GuildSite, gameServer: number): boolean {
  return gameServers.some(({ id }) => id === gameServer);
}

type Wanted = Pick<Guild, 'jobs' | 'minLevel'>;
type Character = Readonly<{ job: number; level: number }>;

export function fitsJob({ jobs }: Pick<Wanted, 'jobs'>, { job }: Pick<Character, 'job'>): boolean {
  return jobs.length === 0 || jobs.includes(job);
}

export function fitsLevel({ minLevel }: Pick<Wanted, 'minLevel'>, { level }: Pick<Character, 'level'>): boolean {
  return level >= minLevel;
}

export function fits(wanted: Wanted, character: Character): boolean {
  return fitsJob(wanted, character) && fitsLevel(wanted, character);
}
