import { MINUTE_MS } from '#shared/durations.ts';
import { MAX_AHEAD_MS, MIN_AHEAD_MS } from './gathering.limits.ts';
import { GATHERING_STATE, type GatheringState } from './gathering-codes.ts';

export interface GatheringTimes {
  readonly at: Date;
  readonly minutes: number;
  readonly isCancelled: boolean;
}

export function endOf({ at, minutes }: Pick<GatheringTimes, 'at' | 'minutes'>): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** By the clock alone. */
export function stateOf(times: GatheringTimes, now: Date): GatheringState {
  if (times.isCancelled) return GATHERING_STATE.cancelled;
  if (now < times.at) return GATHERING_STATE.upcoming;
  return now < endOf(times) ? GATHERING_STATE.running : GATHERING_STATE.ended;
}

/** Whether a gathering may be made for, or moved to, that moment. */
export function isTimely(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead >= MIN_AHEAD_MS && ahead <= MAX_AHEAD_MS;
}
