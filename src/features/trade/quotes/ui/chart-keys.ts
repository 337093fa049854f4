import { bindKeys } from '#platform/client/keys.ts';

/** Which mark a key chooses on the chart, null for none; undefined where the key is not the chart's. */
export function markAfterKey(key: string, index: number, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? null : undefined;
}

/** The chart hears its keys itself, so `?` only lists them. Returns what takes them from the list. */
export function listChartKeys(): () => void {
  return bindKeys([{ name: 'moveChart' }, { name: 'chartEnds' }]);
}
