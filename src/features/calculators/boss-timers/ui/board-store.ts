import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '#platform/client/stored-text.ts';
import { boardText, parseBoard } from '../board-text.rules.ts';
import type { BossTimer } from '../boss-timer.rules.ts';

// The board lies in this browser only. All tabs read the same text, so they show the same board.
const kept = storedText('boss-timers');

export interface Board {
  timers: readonly BossTimer[];
  /** False: this browser keeps nothing. */
  isStored: boolean;
}

/** Empty on the server and in the first render over its HTML. */
export function useBoard(): Board {
  const text = useSyncExternalStore(kept.watch, kept.read, () => null);
  const timers = useMemo(() => parseBoard(text), [text]);
  return { timers, isStored: kept.isLasting() };
}

/** Changes what is stored now, not what this tab last drew: another tab may have changed it since. */
export function changeBoard(change: (timers: readonly BossTimer[]) => readonly BossTimer[]): {
  before: readonly BossTimer[];
  after: readonly BossTimer[];
} {
  const before = parseBoard(kept.read());
  const after = change(before);
  kept.keep(boardText(after));
  return { before, after };
}
