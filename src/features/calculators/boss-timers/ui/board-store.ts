import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { boardText, parseBoard } from '../board-text.rules.ts';
import type { BossTimer } from '../boss-timer.rules.ts';

// The board lies in this browser only. All tabs read the same text, so they show the same board.
const stored = onDevice<readonly BossTimer[]>(
  'boss-timers',
  { parse: parseBoard, format: boardText },
  { staysOnPage: true },
);

export interface Board {
  timers: readonly BossTimer[];
  /** False: this browser keeps nothing. */
  isStored: boolean;
}

/** Empty on the server and in the first render over its HTML. */
export function useBoard(): Board {
  return { timers: useStored(stored), isStored: stored.isLasting() };
}

/** Changes what is stored now, not what this tab last drew: another tab may have changed it since. */
export function changeBoard(change: (timers: readonly BossTimer[]) => readonly BossTimer[]): {
  before: readonly BossTimer[];
  after: readonly BossTimer[];
} {
  const before = stored.read();
  const after = change(before);
  stored.save(after);
  return { before, after };
}
