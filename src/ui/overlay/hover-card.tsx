import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { placeCard } from './card-place.ts';

const OPEN_DELAY_MS = 150;
/** Milliseconds that suffice to move the pointer over the gap and onto the card. */
const CLOSE_DELAY_MS = 120;
const CARD_ID = 'hover-card';

/** Content for a key such as `item:123`; `null` when there is none. */
export type CardContent = (key: string) => Promise<ReactNode | null>;

export function openCards(contentOf: CardContent): () => void {
  const box = document.body.appendChild(document.createElement('aside'));
  box.className = 'pop';
  box.hidden = true;
  box.setAttribute('aria-label', '미리 보기');
  const tooltip = box.appendChild(document.createElement('div'));
  tooltip.id = CARD_ID;
  tooltip.setAttribute('role', 'tooltip');
  const root = createRoot(tooltip);
  const ending = new AbortController();
  let anchor: Element | null = null;
  let anchorTop = 0;
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;

  function plan(what: () => void, delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(what, delayMs);
  }

  async function open(next: Element, byHover = false): Promise<void> {
    if (next === anchor) return;
    close();
    anchor = next;
    isHovered = byHover;
    anchorTop = topOf(next);
    const content = await contentOf(next.getAttribute('data-card') ?? '');
    // Another anchor may be hovered by now, or the page may have changed.
    if (anchor !== next || !next.isConnected) return;
    if (content === null) {
      close();
      return;
    }
    box.hidden = false;
    flushSync(() => root.render(<div className="card">{content}</div>));
    anchorTop = topOf(next);
    const { width, height } = box.getBoundingClientRect();
    const place = placeCard(visiblePart(next).getBoundingClientRect(), { width, height }, sizeOfView());
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
    next.classList.add('is-open');
    next.setAttribute('aria-describedby', CARD_ID);
  }

  function close(): void {
    clearTimeout(timer);
    anchor?.classList.remove('is-open');
    anchor?.removeAttribute('aria-describedby');
    anchor = null;
    box.hidden = true;
  }

  /** Cards that a tap or the focus opened stay: a mouse at rest is "over" whatever the page moves under it. */
  function closeHovered(): void {
    if (isHovered) close();
  }

  function onPointerOver(event: Event): void {
    if (isByFinger(event) || !(event.target instanceof Element)) return;
    // A link that is stretched over its row has its card at its name and picture.
    const over = event.target.matches('.tap-row .opens') ? null : event.target.closest('[data-card]');
    if (over) plan(() => void open(over, true), OPEN_DELAY_MS);
    else if (box.contains(event.target)) clearTimeout(timer);
    else plan(closeHovered, CLOSE_DELAY_MS);
  }

  function onFocusIn(event: Event): void {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    const focused = event.target.closest('[data-card]');
    if (focused) void open(focused);
    else if (!box.contains(event.target)) close();
  }

  /** Touch has no hover: a tap on the picture opens the card, a tap on the name the page. */
  function onClick(event: Event): void {
    if (!(event.target instanceof Element) || box.contains(event.target)) return;
    const tapped = isTouch ? event.target.closest('.tile')?.closest('[data-card]') : null;
    if (!tapped) {
      close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (tapped === anchor) close();
    else void open(tapped);
  }

  function onPointerDown(event: PointerEvent): void {
    isTouch = isByFinger(event);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  function onScroll(event: Event): void {
    if (!(event.target instanceof Node) || box.contains(event.target)) return;
    // A part that loads late above the name scrolls the page too, but leaves the name where it was.
    if (!anchor || Math.abs(topOf(anchor) - anchorTop) > 1) close();
  }

  const { signal } = ending;
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  // The capture phase comes before the page's own link handler.
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  return () => {
    ending.abort();
    close();
    root.unmount();
    box.remove();
  };
}

function isByFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function visiblePart(anchor: Element): Element {
  return anchor.querySelector('.nm') ?? anchor;
}

function topOf(anchor: Element): number {
  return anchor.getBoundingClientRect().top;
}

function sizeOfView(): { width: number; height: number } {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
