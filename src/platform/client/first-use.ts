import { hasSessionCookie } from '#shared/session-cookie.ts';
import { savesData } from './saves-data.ts';

/**
 * Events that show that a person uses the page. `click` is among them because presses made before hydration are
 * replayed as clicks.
 */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

/** Milliseconds after `load` where data is to be saved: a page may only be looked at. */
const SAVING_MS = 6000;

/** Milliseconds to wait for `load` at most: a picture may never come. */
const LOAD_LIMIT_MS = 3000;

let loading: Promise<void> | undefined;
let using: Promise<void> | undefined;
let use: () => void;

/** Resolves at the page's `load`, 3 seconds from the first call at the latest. */
export function loaded(): Promise<void> {
  loading ??= new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_LIMIT_MS);
  });
  return loading;
}

/**
 * Resolves at the first sign that somebody uses the page, or right after it has begun to hydrate (`scheduleFirstUse`):
 * code that the page's own hydration does not need waits for it.
 */
export function firstUse(): Promise<void> {
  using ??= new Promise((resolve) => {
    use = resolve;
    for (const sign of SIGNS) addEventListener(sign, use, { once: true, passive: true, capture: true });
  });
  return using;
}

/** A press is to find its code, so all of it is loaded once the page has begun to hydrate. */
export async function scheduleFirstUse(): Promise<void> {
  void firstUse();
  await loaded();
  setTimeout(use, savesData() && !hasSessionCookie(document.cookie) ? SAVING_MS : 0);
}
