import type { CardContent } from './hover-card.tsx';

const FIRST_SIGNS = ['pointerover', 'focusin'] as const;
const TOUCH_WAIT_MS = 2000;

/**
 * Lets any element with `data-card="item:123"`, also a later one, open its card on hover, focus and a tap on its
 * picture. The code is fetched with the first interaction. Returns a function that stops it.
 */
export function startCards(contentOf: CardContent): () => void {
  const watching = new AbortController();
  let closeDown: (() => void) | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { openCards } = await import('./hover-card.tsx');
    if (!watching.signal.aborted) closeDown = openCards(contentOf);
  }

  async function loadAt(target: EventTarget | null, sign: string | null): Promise<void> {
    if (loading || !(target instanceof Element) || !target.closest('[data-card]')) return;
    loading = load();
    await loading;
    // The pointer or the focus arrived before the listeners, so its event is repeated.
    if (sign !== null && target.matches(':hover, :focus-within')) {
      target.dispatchEvent(new Event(sign, { bubbles: true }));
    }
  }

  function onSign(event: Event): void {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    void loadAt(event.target, isFinger ? null : event.type);
  }

  for (const sign of FIRST_SIGNS) document.addEventListener(sign, onSign, { signal: watching.signal });
  // The movement that started this code may have ended on a name.
  if (matchMedia('(hover: hover)').matches)
    void loadAt([...document.querySelectorAll(':hover')].at(-1) ?? null, 'pointerover');
  // The first touch is already the tap, too late to load the code, so it is loaded once the page is idle.
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
