import { OFFICERS, RANK, type Rank } from './guild-codes.ts';

// The one definition of what each rank may do (contract §14): services ask it and screens read it.

const EVERYBODY: readonly Rank[] = [1, 2, 3, 4, 5];
const WRITERS: readonly Rank[] = [1, 2, 3, 4];
const HEADS: readonly Rank[] = [1, 2];
const LEADER: readonly Rank[] = [RANK.leader];

const RANKS_FOR = {
  /** Members, board, schedule, turn orders. */
  see: EVERYBODY,
  answerSchedule: EVERYBODY,
  leave: [2, 3, 4, 5],
  /** On the board, comments, settlements. */
  write: WRITERS,
  answerApplications: OFFICERS,
  pin: OFFICERS,
  deletePosts: OFFICERS,
  /** Gatherings and turn orders. */
  schedule: OFFICERS,
  seeSettlements: OFFICERS,
  deleteSettlements: HEADS,
  edit: HEADS,
  /** From a leader who is absent. */
  takeOver: [RANK.deputy],
  handOver: LEADER,
  close: LEADER,
  restore: LEADER,
} as const satisfies Readonly<Record<string, readonly Rank[]>>;
export type GuildAct = keyof typeof RANKS_FOR;

/** Ranks on which each may act, to put out. */
const PUTS_OUT: Readonly<Record<Rank, readonly Rank[]>> = { 1: [2, 3, 4, 5], 2: [3, 4, 5], 3: [4, 5], 4: [], 5: [] };
/** Ranks from which and to which each may move others. */
const MOVES: Readonly<Record<Rank, readonly Rank[]>> = { 1: [2, 3, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] };

/** @param rank null: no member */
export function can(rank: Rank | null, act: GuildAct): boolean {
  const ranks: readonly Rank[] = RANKS_FOR[act];
  return rank !== null && ranks.includes(rank);
}

export function canPutOut(rank: Rank | null, target: Rank): boolean {
  return rank !== null && PUTS_OUT[rank].includes(target);
}

/** To rank 1: handing over. */
export function canSetRank(rank: Rank | null, from: Rank, to: Rank): boolean {
  if (rank === null) return false;
  if (to === RANK.leader) return can(rank, 'handOver') && from !== RANK.leader;
  return MOVES[rank].includes(from) && MOVES[rank].includes(to);
}

/** Its maker, whatever rank they have by now, and the heads. */
export function canChangeGathering(rank: Rank | null, isMaker: boolean): boolean {
  return rank !== null && (isMaker || HEADS.includes(rank));
}

/** Others see the membership of heads, of the rest only where it is shown. */
export function isMembershipShown({ rank, isShown }: { readonly rank: Rank; readonly isShown: boolean }): boolean {
  return isShown || HEADS.includes(rank);
}
