import { OFFICERS, RANK, type Rank } from './guild.labels.ts';

// Defines what each rank may do (contract §14), for services and screens alike.

const EVERYBODY: readonly Rank[] = [1, 2, 3, 4, 5];
const WRITERS: readonly Rank[] = [1, 2, 3, 4];
const HEADS: readonly Rank[] = [1, 2];
const LEADER: readonly Rank[] = [RANK.leader];

const RANKS_FOR = {
  /** See members, board, schedule and loot rotations. */
  see: EVERYBODY,
  answerSchedule: EVERYBODY,
  leave: [2, 3, 4, 5],
  /** Write posts, comments and settlements. */
  write: WRITERS,
  answerApplications: OFFICERS,
  pin: OFFICERS,
  deletePosts: OFFICERS,
  /** Manage gatherings and loot rotations. */
  schedule: OFFICERS,
  seeSettlements: OFFICERS,
  deleteSettlements: HEADS,
  edit: HEADS,
  /** Claim the leadership of an absent leader. */
  claimLeadership: [RANK.deputy],
  transferLeadership: LEADER,
  close: LEADER,
  restore: LEADER,
} as const satisfies Readonly<Record<string, readonly Rank[]>>;
export type GuildAct = keyof typeof RANKS_FOR;

/** Ranks that each rank may kick. */
const KICKABLE_RANKS: Readonly<Record<Rank, readonly Rank[]>> = {
  1: [2, 3, 4, 5],
  2: [3, 4, 5],
  3: [4, 5],
  4: [],
  5: [],
};
/** Ranks between which each rank may move other members. */
const MOVES: Readonly<Record<Rank, readonly Rank[]>> = { 1: [2, 3, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] };

/** @param rank null: no member */
export function can(rank: Rank | null, act: GuildAct): boolean {
  const ranks: readonly Rank[] = RANKS_FOR[act];
  return rank !== null && ranks.includes(rank);
}

export function canKick(rank: Rank | null, target: Rank): boolean {
  return rank !== null && KICKABLE_RANKS[rank].includes(target);
}

/** A change to rank 1 transfers the leadership. */
export function canSetRank(rank: Rank | null, from: Rank, to: Rank): boolean {
  if (rank === null) return false;
  if (to === RANK.leader) return can(rank, 'transferLeadership') && from !== RANK.leader;
  return MOVES[rank].includes(from) && MOVES[rank].includes(to);
}

/** The creator may change a gathering whatever their present rank, and so may the heads. */
export function canChangeGathering(rank: Rank | null, isMaker: boolean): boolean {
  return rank !== null && (isMaker || HEADS.includes(rank));
}

/** Memberships of heads are always public, those of others only if they show them. */
export function isMembershipShown({ rank, isShown }: { readonly rank: Rank; readonly isShown: boolean }): boolean {
  return isShown || HEADS.includes(rank);
}
