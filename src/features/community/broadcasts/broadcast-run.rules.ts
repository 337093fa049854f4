import { RUN_GAP_MS } from './broadcast.limits.ts';

/** A shout, compared with others of the same server, name and comparable text. */
export interface RunShout {
  /** Milliseconds since 1970. */
  at: number;
  /** Breaks ties by content rather than by order of arrival. */
  contentHash: string;
}

export interface RunPlace {
  /** Number of equal shouts up to and including this one. */
  repeats: number;
  firstAt: number;
  /** Whether no equal shout follows within the gap, so that lists show this one. */
  isLatest: boolean;
}

/** The place of the shout directly before the first one. */
export type RunStart = Pick<RunPlace, 'repeats' | 'firstAt'> & Pick<RunShout, 'at'>;

/**
 * Returns the places of all shouts in their runs, in which each is at most 30 minutes after the one before it. They
 * depend on the shouts alone, not on the order of arrival.
 * @param shouts in order
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
