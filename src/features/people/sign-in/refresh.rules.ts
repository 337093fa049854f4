/** Time within which tabs that wake up together are expected to refresh. */
const REUSE_INTERVAL_MS = 10_000;

export interface RefreshState {
  counter: number;
  refreshedAt: Date;
}

/**
 * The outcome for a genuine token of the given counter: `next` issues its successor, `same` returns the current one
 * again (its answer was lost, or another tab was faster), `theft` ends the session, `foreign` was never issued.
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
