import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { placeCard } from './card-place.ts';

const OPEN_DELAY_MS = 150;
/** Milliseconds that suffice to move the pointer over the gap and onto the card. */
const CLOSE_DELAY_MS = 120;
const CARD_ID = 'hover-card';

/** Content for a key such as `item:123`; `null` when there is none. */
export type CardContent = (key: string) => Promise<ReactNode | null>;

/** Shows cards until the returned function is called. */
export function openCards(contentOf: CardContent): () => void {
  const card = new HoverCard(contentOf);
  const ending = new AbortController();
  listen(card, ending.signal);
  return () => {
    ending.abort();
    card.remove();
  };
}

/** The one card of the page: open at an anchor, or hidden. */
class HoverCard {
  readonly #contentOf: CardContent;
  readonly #box = createBox();
  readonly #root: Root;
  #anchor: Element | null = null;
  #anchorTop = 0;
  #isHovered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(contentOf: CardContent) {
    this.#contentOf = contentOf;
    const tooltip = this.#box.appendChild(document.createElement('div'));
    tooltip.id = CARD_ID;
    tooltip.setAttribute('role', 'tooltip');
    this.#root = createRoot(tooltip);
  }

  contains(target: Node): boolean {
    return this.#box.contains(target);
  }

  isAt(anchor: Element): boolean {
    return this.#anchor === anchor;
  }

  async open(next: Element, byHover = false): Promise<void> {
    if (this.isAt(next)) return;
    this.close();
    this.#anchor = next;
    this.#isHovered = byHover;
    this.#anchorTop = getTop(next);
    const content = await this.#contentOf(next.getAttribute('data-card') ?? '');
    // Another anchor may be hovered by now, or the page may have changed.
    if (!this.isAt(next) || !next.isConnected) return;
    if (content === null) {
      this.close();
      return;
    }
    this.#show(next, content);
  }

  close(): void {
    this.stay();
    this.#anchor?.classList.remove('is-open');
    this.#anchor?.removeAttribute('aria-describedby');
    this.#anchor = null;
    this.#box.hidden = true;
  }

  openSoon(next: Element): void {
    this.#plan(() => void this.open(next, true), OPEN_DELAY_MS);
  }

  /** Cards that a tap or the focus opened stay: a mouse at rest is "over" whatever the page moves under it. */
  closeSoon(): void {
    this.#plan(() => {
      if (this.#isHovered) this.close();
    }, CLOSE_DELAY_MS);
  }

  /** Cancels what was planned. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** A part that loads late above the name scrolls the page too, but leaves the name where it was. */
  closeIfMoved(): void {
    if (!this.#anchor || Math.abs(getTop(this.#anchor) - this.#anchorTop) > 1) this.close();
  }

  remove(): void {
    this.close();
    this.#root.unmount();
    this.#box.remove();
  }

  #plan(act: () => void, delayMs: number): void {
    this.stay();
    this.#timer = setTimeout(act, delayMs);
  }

  #show(anchor: Element, content: ReactNode): void {
    this.#box.hidden = false;
    flushSync(() => this.#root.render(<div className="card">{content}</div>));
    this.#anchorTop = getTop(anchor);
    const { width, height } = this.#box.getBoundingClientRect();
    const place = placeCard(visiblePart(anchor).getBoundingClientRect(), { width, height }, sizeOfView());
    this.#box.style.left = `${place.left}px`;
    this.#box.style.top = `${place.top}px`;
    anchor.classList.add('is-open');
    anchor.setAttribute('aria-describedby', CARD_ID);
  }
}

function listen(card: HoverCard, signal: AbortSignal): void {
  let isTouch = false;

  function onPointerOver(event: Event): void {
    if (isByFinger(event) || !(event.target instanceof Element)) return;
    // A link that is stretched over its row has its card at its name and picture.
    const over = event.target.matches('.tap-row .opens') ? null : event.target.closest('[data-card]');
    if (over) card.openSoon(over);
    else if (card.contains(event.target)) card.stay();
    else card.closeSoon();
  }

  function onFocusIn(event: Event): void {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    const focused = event.target.closest('[data-card]');
    if (focused) void card.open(focused);
    else if (!card.contains(event.target)) card.close();
  }

  /** Touch has no hover: a tap on the picture opens the card, a tap on the name the page. */
  function onClick(event: Event): void {
    if (!(event.target instanceof Element) || card.contains(event.target)) return;
    const tapped = isTouch ? event.target.closest('.tile')?.closest('[data-card]') : null;
    if (!tapped) {
      card.close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (card.isAt(tapped)) card.close();
    else void card.open(tapped);
  }

  function onPointerDown(event: PointerEvent): void {
    isTouch = isByFinger(event);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') card.close();
  }

  function onScroll(event: Event): void {
    if (event.target instanceof Node && !card.contains(event.target)) card.closeIfMoved();
  }

  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  // The capture phase comes before the page's own link handler.
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
}

function createBox(): HTMLElement {
  const box = document.body.appendChild(document.createElement('aside'));
  box.className = 'pop';
  box.hidden = true;
  box.setAttribute('aria-label', '미리 보기');
  return box;
}

function isByFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function visiblePart(anchor: Element): Element {
  return anchor.querySelector('.nm') ?? anchor;
}

function getTop(anchor: Element): number {
  return anchor.getBoundingClientRect().top;
}

function sizeOfView(): { width: number; height: number } {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
