import type { Gathering } from '../gathering.contract.ts';
import { GATHERING_STATE, type GatheringState, stateOf } from '../gathering.rules.ts';

type Timed = Pick<Gathering, 'at' | 'minutes' | 'cancelledAt'>;

/** @param now milliseconds since 1970 */
export function stateNow({ at, minutes, cancelledAt }: Timed, now: number): GatheringState {
  return stateOf({ at: new Date(at), minutes, isCancelled: cancelledAt !== null }, new Date(now));
}

/**
 * Returns running and upcoming gatherings of a list, earliest first.
 * @param now milliseconds since 1970
 */
export function listUpcoming<One extends Timed>(gatherings: readonly One[], now: number): One[] {
  return gatherings.filter((gathering) => {
    const state = stateNow(gathering, now);
    return state === GATHERING_STATE.upcoming || state === GATHERING_STATE.running;
  });
}

export function findNext<One extends Timed>(gatherings: readonly One[], now: number): One | undefined {
  return listUpcoming(gatherings, now)[0];
}
