import type { LootRotation, TurnEntry } from './loot-rotation.contract.ts';

export const TURN_MODE = { once: 1, round: 2 } as const;
export const TURN_STATE = { waiting: 1, received: 2, passed: 3 } as const;

/** @param entries in the order of turns */
export function listWaiting<Entry extends Pick<TurnEntry, 'state'>>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ state }) => state === TURN_STATE.waiting);
}

export interface TurnResult {
  readonly state: TurnEntry['state'];
  /** Whether the entry moves to the end, in rotation. */
  readonly isLast: boolean;
}

/** Returns the state of an entry after its turn. */
export function computeTurnResult(mode: LootRotation['mode'], outcome: 2 | 3): TurnResult {
  return mode === TURN_MODE.round ? { state: TURN_STATE.waiting, isLast: true } : { state: outcome, isLast: false };
}
