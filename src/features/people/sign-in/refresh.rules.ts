/** Tabs that wake up together ask within this time. */
const REUSE_INTERVAL_MS = 10_000;

export interface RefreshState {
  /** Of the token in force. */
  counter: number;
  refreshedAt: Date;
}

/**
 * What becomes of a genuine token of the given counter: `next` makes its child, `same` hands out once more the one in force
 * (its answer was lost, or another tab was quicker), `theft` ends the session, `foreign` was never issued.
 */
export function judgeRefresh(
  { counter, refreshedAt }: RefreshState,
  tokenCounter: number,
  now: Date,
): 'next' | 'same' | 'theft' | 'foreign' {
  const behind = counter - tokenCounter;
  if (behind < 0) return 'foreign';
  if (behind === 0) return 'next';
  const isLostAnswer = behind === 1;
  const isConcurrent = Math.abs(now.getTime() - refreshedAt.getTime()) < REUSE_INTERVAL_MS;
  return isLostAnswer || isConcurrent ? 'same' : 'theft';
}
