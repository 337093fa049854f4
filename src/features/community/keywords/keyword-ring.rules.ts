import { QUIET_MS } from './keyword.limits.ts';

export interface KeywordQuiet {
  /** Null: it never rang. */
  quietUntil: Date | null;
  waiting: number;
}

export interface Ring {
  ringsNow: boolean;
  after: { quietUntil: Date; waiting: number };
}

/** The first hit rings at once; further hits wait until ten minutes are over. */
export function ringFor({ quietUntil, waiting }: KeywordQuiet, hits: number, now: Date): Ring {
  if (quietUntil !== null && (quietUntil > now || waiting > 0)) {
    return { ringsNow: false, after: { quietUntil, waiting: waiting + hits } };
  }
  return { ringsNow: true, after: { quietUntil: new Date(now.getTime() + QUIET_MS), waiting: hits - 1 } };
}
