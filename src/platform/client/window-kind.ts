import { useSyncExternalStore } from 'react';
import { toWindowKind, type WindowKind } from '#shared/window-kind.rules.ts';

/** Milliseconds after the last resize (product.md §9). */
const SETTLED_MS = 50;
/** px of a rem in a browser whose text nobody enlarged. */
const REM_PX = 16;

const listeners = new Set<() => void>();
let current: WindowKind | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The kind of the window by its width. While there are listeners, it changes 50 ms after the last resize and not
 * before.
 */
export function windowKind(): WindowKind {
  return current ?? measure();
}

export function onWindowKind(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

/** The kind of the window, for components that the server does not render. */
export function useWindowKind(): WindowKind {
  return useSyncExternalStore(onWindowKind, windowKind);
}

/** As the sheets see it: beside larger text a window is narrower (`vite/rem-lengths.ts`). */
function measure(): WindowKind {
  return toWindowKind((innerWidth * REM_PX) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

function begin(): void {
  current = measure();
  addEventListener('resize', settle);
}

function end(): void {
  removeEventListener('resize', settle);
  clearTimeout(timer);
  current = undefined;
}

function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const next = measure();
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }, SETTLED_MS);
}
