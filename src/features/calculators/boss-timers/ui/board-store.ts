import { useMemo, useSyncExternalStore } from 'react';
import { boardText, parseBoard } from '../board-text.rules.ts';
import type { BossTimer } from '../boss-timer.rules.ts';

// The board lies in this browser only. All tabs read the same text, so they show the same board.

const KEY = 'boss-timers';

const listeners = new Set<() => void>();
/** The board of a browser that keeps nothing: it ends with the page. */
let unsaved: string | null = null;

function storedText(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  for (const tell of listeners) tell();
}

function watch(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: another tab cleared the whole storage.
    if (key === null || key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export interface Board {
  timers: readonly BossTimer[];
  /** False: this browser keeps nothing. */
  isKept: boolean;
}

/** Empty on the server and in the first render over its HTML. */
export function useBoard(): Board {
  const text = useSyncExternalStore(watch, storedText, () => null);
  const timers = useMemo(() => parseBoard(text), [text]);
  return { timers, isKept: unsaved === null };
}

/** Changes what is stored now, not what this tab last drew: another tab may have changed it since. */
export function changeBoard(change: (timers: readonly BossTimer[]) => readonly BossTimer[]): {
  before: readonly BossTimer[];
  after: readonly BossTimer[];
} {
  const before = parseBoard(storedText());
  const after = change(before);
  store(boardText(after));
  return { before, after };
}
