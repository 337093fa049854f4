import type { CardContent } from './hover-card.tsx';

const FIRST_SIGNS = ['pointerover', 'focusin'] as const;
const TOUCH_WAIT_MS = 2000;

/**
 * From now on any element with `data-card="item:123"`, also one that comes later, opens its card on hover, focus and a
 * tap on its picture. The machinery is fetched with the first sign of interest. Returns how to stop.
 */
export function startCards(contentOf: CardContent): () => void {
  const watching = new AbortController();
  let closeDown: (() => void) | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { openCards } = await import('./hover-card.tsx');
    if (!watching.signal.aborted) closeDown = openCards(contentOf);
  }

  async function onSign(event: Event): Promise<void> {
    const anchor = event.target instanceof Element && event.target.closest('[data-card]');
    if (!anchor || loading) return;
    loading = load();
    await loading;
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    // it was pointed at before anyone listened: say it again
    if (!isFinger && anchor.matches(':hover, :focus-within'))
      anchor.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }

  for (const sign of FIRST_SIGNS) document.addEventListener(sign, onSign, { signal: watching.signal });
  // a finger's first sign is already the tap, too late to fetch anything: have it ready once the page has settled
  if (matchMedia('(hover: none)').matches) {
    const timer = setTimeout(() => {
      loading ??= load();
    }, TOUCH_WAIT_MS);
    watching.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => {
    watching.abort();
    closeDown?.();
  };
}
