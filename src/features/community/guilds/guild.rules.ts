import { MAX_MEMBERS, MAX_OF_RANK, RESTORED_WITHIN_MS } from './guild.limits.ts';
import { JOIN_POLICY, type JoinPolicy, RANK, type Rank } from './guild-codes.ts';

export interface Standing {
  readonly rank: Rank;
  readonly joinedAt: Date;
  /** Suspended or deleted. */
  readonly isAbsent: boolean;
}

/** Whom the leadership passes to: the longest-standing of the highest rank 2 to 4. Undefined: nobody. */
export function heirOf<Member extends Standing>(members: readonly Member[]): Member | undefined {
  return members
    .filter(({ rank, isAbsent }) => !isAbsent && rank !== RANK.leader && rank !== RANK.trainee)
    .toSorted((one, other) => one.rank - other.rank || one.joinedAt.getTime() - other.joinedAt.getTime())[0];
}

export type RankCounts = ReadonlyMap<Rank, number>;

export function hasRoom(rank: Rank, counts: RankCounts): boolean {
  const most = MAX_OF_RANK[rank];
  return most === undefined || (counts.get(rank) ?? 0) < most;
}

/** The rank that a leader has after handing over. @param counts without the one who takes over */
export function rankAfterLeading(counts: RankCounts): Rank {
  return [RANK.deputy, RANK.elder].find((rank) => hasRoom(rank, counts)) ?? RANK.member;
}

export interface Admission {
  readonly joinPolicy: JoinPolicy;
  readonly minLevel: number;
  readonly jobs: readonly number[];
  readonly memberCount: number;
}

/** Whether a player who applies is in at once, is to be answered, or is refused. */
export function admission(
  { joinPolicy, minLevel, jobs, memberCount }: Admission,
  { job, level }: { readonly job: number; readonly level: number },
): 'in' | 'asked' | 'NOT_TAKING' | 'FULL' {
  if (joinPolicy === JOIN_POLICY.closed) return 'NOT_TAKING';
  if (memberCount >= MAX_MEMBERS) return 'FULL';
  const isWanted = level >= minLevel && (jobs.length === 0 || jobs.includes(job));
  return joinPolicy === JOIN_POLICY.free && isWanted ? 'in' : 'asked';
}

/** Whether everybody may see a guild: neither closed nor hidden. */
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
