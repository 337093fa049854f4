import { bindKeys } from '#platform/client/keys.ts';

/**
 * Returns the mark that a key selects on the chart, null for none; undefined where the chart does not handle the key.
 */
export function markAfterKey(key: string, index: number, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? null : undefined;
}

/** Adds the chart's keys to the help of `?`; the chart handles them itself. Returns a function that removes them. */
export function listChartKeys(): () => void {
  return bindKeys([{ name: 'moveChart' }, { name: 'chartEnds' }]);
}
