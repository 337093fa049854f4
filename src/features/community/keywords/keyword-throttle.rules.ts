import { QUIET_MS } from './keyword.contract.ts';

export interface KeywordQuiet {
  /** Null: it never notified. */
  quietUntil: Date | null;
  waiting: number;
}

export interface ThrottledNotification {
  isNotifiedNow: boolean;
  after: { quietUntil: Date; waiting: number };
}

/** The first hit is notified at once; further hits wait until ten minutes are over. */
export function throttleNotification(
  { quietUntil, waiting }: KeywordQuiet,
  hits: number,
  now: Date,
): ThrottledNotification {
  if (quietUntil !== null && (quietUntil > now || waiting > 0)) {
    return { isNotifiedNow: false, after: { quietUntil, waiting: waiting + hits } };
  }
  return { isNotifiedNow: true, after: { quietUntil: new Date(now.getTime() + QUIET_MS), waiting: hits - 1 } };
}
