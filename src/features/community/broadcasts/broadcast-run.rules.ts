import { RUN_GAP_MS } from './broadcast.limits.ts';

/** A shout among those with the same server, name and comparable text. */
export interface RunShout {
  /** Milliseconds since 1970. */
  at: number;
  /** Breaks ties by what was said, not by what came first. */
  contentHash: string;
}

export interface RunPlace {
  /** How often it was said up to this shout, this one among them. */
  repeats: number;
  firstAt: number;
  /** Nothing equal follows within the gap: this is the one that lists show. */
  isLatest: boolean;
}

/** What is known of the shout directly before the first one. */
export type RunStart = Pick<RunPlace, 'repeats' | 'firstAt'> & Pick<RunShout, 'at'>;

/**
 * The places of all shouts in their runs: each at most 30 minutes after the one before it. They depend on the shouts
 * alone, not on the order in which they came. @param shouts in order
 */
export function runPlaces(shouts: readonly RunShout[], before?: RunStart): RunPlace[] {
  let last = before;
  return shouts.map(({ at }, index) => {
    const goesOn = last !== undefined && at - last.at <= RUN_GAP_MS;
    const place = { repeats: goesOn && last ? last.repeats + 1 : 1, firstAt: goesOn && last ? last.firstAt : at };
    last = { ...place, at };
    const next = shouts[index + 1];
    return { ...place, isLatest: next === undefined || next.at - at > RUN_GAP_MS };
  });
}

export function byTime(one: RunShout, other: RunShout): number {
  return one.at - other.at || (one.contentHash < other.contentHash ? -1 : 1);
}
