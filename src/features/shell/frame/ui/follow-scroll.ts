/** Pixels; a thumb that rests is no direction. */
const LEAST = 12;
/** Pixels from the top within which the bar always stays. */
const TOP = 120;
/** Pixels after which the first screen counts as left behind. */
const FIRST_SCREEN = 300;

/**
 * Says on `html` that the reader scrolls down: the top bar of phones goes meanwhile, and comes back on scrolling up. Also that the first
 * screen is left behind.
 */
export function followScroll(root: HTMLElement = document.documentElement): void {
  let last = scrollY;
  const onScroll = () => {
    // Beyond both ends it springs back, which is nobody's wish.
    const now = Math.min(Math.max(0, scrollY), root.scrollHeight - innerHeight);
    root.toggleAttribute('data-left-top', now > FIRST_SCREEN);
    if (Math.abs(now - last) < LEAST) return;
    root.toggleAttribute('data-goes-down', now > last && now > TOP);
    last = now;
  };
  addEventListener('scroll', onScroll, { passive: true });
  onScroll();
}
