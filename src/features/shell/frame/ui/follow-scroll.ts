/** Minimum distance in pixels: smaller movements come from a resting thumb. */
const LEAST = 12;
/** Pixels from the top within which the bar always stays. */
const TOP = 120;
/** Pixels after which the first screen counts as scrolled past. */
const FIRST_SCREEN = 300;

/**
 * Marks on `html` that the reader scrolls down, which hides the top bar of phones until they scroll up, and that the
 * first screen is scrolled past.
 */
export function followScroll(root: HTMLElement = document.documentElement): void {
  let last = scrollY;
  const onScroll = () => {
    // Clamped, because scrolling beyond both ends springs back, which is no intent of the reader.
    const now = Math.min(Math.max(0, scrollY), root.scrollHeight - innerHeight);
    root.toggleAttribute('data-left-top', now > FIRST_SCREEN);
    if (Math.abs(now - last) < LEAST) return;
    root.toggleAttribute('data-goes-down', now > last && now > TOP);
    last = now;
  };
  addEventListener('scroll', onScroll, { passive: true });
  onScroll();
}
