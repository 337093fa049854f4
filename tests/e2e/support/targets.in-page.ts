// Runs in the page after `width-faults.in-page.ts`, with its types and imports removed.

import { CONTROL, error, isShown, isVisuallyHidden, seen } from './width-faults.in-page.ts';

/** Buttons, fields and disclosures, and links that are drawn as one of them; links in running text have the height of their line. */
const PRESSED_OFTEN = `${CONTROL}, a.opens, a.find, .tabs > *, .seg > *, .pages > a, .tabbar > *, [role="option"], [role="menuitem"]`;
/** px: a thumb (WCAG 2.5.5), and what everything pressed has at the least or has around it (WCAG 2.5.8). */
const THUMB = 44;
const LEAST = 24;
const PRESSED = `${PRESSED_OFTEN}, a[href], [role="switch"], [role="button"], [role="slider"]`;

/** What is pressed often and smaller than a thumb. */
export function findSmallTargets(): string[] {
  return [
    ...new Set(
      [...document.querySelectorAll(PRESSED_OFTEN)].flatMap((target) => {
        const size = sizeOf(target);
        return size && Math.min(size.width, size.height) < THUMB - 0.5 ? [targetFault(target, size)] : [];
      }),
    ),
  ];
}

/** What is smaller than 24 × 24 px, has another target within that, and is no part of a sentence. */
export function findTinyTargets(): string[] {
  const targets = [...document.querySelectorAll(PRESSED)].flatMap((target) => {
    const size = sizeOf(target);
    const rect = size && seen(target.getBoundingClientRect(), target.parentElement);
    if (!size || !rect) return [];
    return [{ target, size, rect, isTiny: Math.min(size.width, size.height) < LEAST - 0.5 }];
  });
  const faults = targets.flatMap((one) => {
    if (!one.isTiny || isInSentence(one.target)) return [];
    const isCrowded = targets.some((other) => {
      if (other.target.contains(one.target) || one.target.contains(other.target)) return false;
      return distanceTo(one.rect, other.rect) < LEAST / 2 || (other.isTiny && distanceOf(one.rect, other.rect) < LEAST);
    });
    return isCrowded ? [targetFault(one.target, one.size)] : [];
  });
  return [...new Set(faults)];
}

function targetFault(target: Element, { width, height }: Size): string {
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  return error(`a target of ${size}`, target, target.getAttribute('aria-label') ?? target.textContent ?? '');
}

function isInSentence(target: Element): boolean {
  if (!getComputedStyle(target).display.startsWith('inline')) return false;
  const words = target.textContent?.trim() ?? '';
  return (target.parentElement?.textContent?.trim() ?? '').length > words.length;
}

function middleOf({ left, right, top, bottom }: DOMRect): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** px from the middle of one to the nearest edge of the other. */
function distanceTo(one: DOMRect, { left, right, top, bottom }: DOMRect): number {
  const { x, y } = middleOf(one);
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function distanceOf(one: DOMRect, other: DOMRect): number {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

type Size = Pick<DOMRect, 'width' | 'height'>;

/** undefined: nobody can press it. */
function sizeOf(target: Element): Size | undefined {
  const boxes = boxesOf(target);
  if (!isShown(target) || boxes.length === 0) return undefined;
  const width = Math.max(...boxes.map((box) => box.width));
  return width === 0 ? undefined : { width, height: Math.max(...boxes.map((box) => box.height)) };
}

/** What a thumb may press for it: what is drawn, its label, and what is stretched over its edges. */
function boxesOf(target: Element): Size[] {
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  const drawn = [target, ...labels].filter((one) => !isVisuallyHidden(one));
  const field = target.closest('.in');
  return [
    ...drawn.map(withLineAround),
    ...(field ? [field.getBoundingClientRect()] : []),
    ...drawn.flatMap((one) => [overEdges(one, '::before'), overEdges(one, '::after')]),
  ];
}

/** The line around a group, as of choices side by side, belongs to its parts. */
function withLineAround(element: Element): Size {
  const { width, height } = element.getBoundingClientRect();
  const group = element.parentElement;
  if (!group || group.clientHeight > height + 0.5) return { width, height };
  return { width, height: Math.max(height, group.getBoundingClientRect().height) };
}

function overEdges(element: Element, part: '::before' | '::after'): Size {
  const { content, position, width, height } = getComputedStyle(element, part);
  const isDrawn = content !== 'none' && position === 'absolute';
  return { width: (isDrawn && Number.parseFloat(width)) || 0, height: (isDrawn && Number.parseFloat(height)) || 0 };
}
