import type { TurnEntry, TurnOrder } from './turn.contract.ts';
import { TURN_MODE, TURN_STATE } from './turn-codes.ts';

/** Of the entries in the order of turns. */
export function waitingOf<Entry extends Pick<TurnEntry, 'state'>>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ state }) => state === TURN_STATE.waiting);
}

export interface AfterTurn {
  readonly state: TurnEntry['state'];
  /** Behind all others, round and round. */
  readonly isLast: boolean;
}

/** What becomes of whoever had his turn. */
export function afterTurn(mode: TurnOrder['mode'], outcome: 2 | 3): AfterTurn {
  return mode === TURN_MODE.round ? { state: TURN_STATE.waiting, isLast: true } : { state: outcome, isLast: false };
}
