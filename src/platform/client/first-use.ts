import { hasSessionCookie } from '#shared/session-cookie.ts';

/**
 * Events that show that a person uses the page. `click` is among them because presses made before hydration are
 * replayed as clicks.
 */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

/** Milliseconds after `load` for a page that is only looked at, beside the game. */
const ONLY_LOOKED_AT_MS = 6000;

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
 * Resolves at the first sign that somebody uses the page; code that a first visit needs only then waits for it. At the
 * latest it resolves once the page has begun to hydrate for the signed-in, and some seconds later for everybody else
 * (`scheduleFirstUse`).
 */
export function firstUse(): Promise<void> {
  using ??= new Promise((resolve) => {
    use = resolve;
    for (const sign of SIGNS) addEventListener(sign, use, { once: true, passive: true, capture: true });
  });
  return using;
}

/** Resolves `firstUse` without a sign of a person. Must be called once the page has begun to hydrate. */
export async function scheduleFirstUse(): Promise<void> {
  void firstUse();
  await loaded();
  setTimeout(use, hasSessionCookie(document.cookie) ? 0 : ONLY_LOOKED_AT_MS);
}
