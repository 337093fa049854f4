import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { boardText, parseBoard } from '../board-text.rules.ts';
import type { BossTimer } from '../boss-timer.rules.ts';

// Stored in this browser only. All tabs read the same text, so they show the same board.
const stored = onDevice<readonly BossTimer[]>(
  'boss-timers',
  { parse: parseBoard, format: boardText },
  { staysOnPage: true },
);

export interface Board {
  timers: readonly BossTimer[];
  isStored: boolean;
}

export function useBoard(): Board {
  return { timers: useStored(stored), isStored: stored.isLasting() };
}

/** On the server, and where nothing is stored, there are none. */
export function hasStoredTimers(): boolean {
  return stored.read().length > 0;
}

/** Changes the stored board and not the rendered one, because another tab may have changed it. */
export function changeBoard(change: (timers: readonly BossTimer[]) => readonly BossTimer[]): {
  before: readonly BossTimer[];
  after: readonly BossTimer[];
} {
  const before = stored.read();
  const after = change(before);
  stored.save(after);
  return { before, after };
}
