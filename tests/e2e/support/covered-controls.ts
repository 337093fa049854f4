import type { Page } from '@playwright/test';

/** Controls in view whose middle belongs to something else, so that a press there does something else. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(findCoveredControls);
}

/**
 * Runs in the page. Out of view is what lies under a bar that stays in place while the page is scrolled, and what its frame cuts off; a
 * link without pointer events is text. Marks of a drawing may lie over each other.
 */
export function findCoveredControls(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="option"], [role="switch"], [role="tab"]';
  const LEAST_SIDE = 2;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('href') ?? ''} “${element.textContent?.trim().slice(0, 20)}”`;
  const barOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const isCutOff = (element: Element, x: number, y: number) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const isOutside = x < left || x > right || y < top || y > bottom;
      if (isOutside && getComputedStyle(at).overflow !== 'visible') return true;
    }
    return false;
  };
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(control).pointerEvents === 'none' || control.closest('svg')) continue;
    // The middle of a link in running text may lie between its lines.
    const [box] = [...control.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    if (!box || box.width <= LEAST_SIDE || box.height <= LEAST_SIDE) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (isCutOff(control, x, y) || !hit || control.contains(hit)) continue;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    if (labels.some((label) => label.contains(hit))) continue;
    const bar = barOf(hit);
    if (bar && !bar.contains(control)) continue;
    covered.push(`${nameOf(control)} is under ${nameOf(hit)}`);
  }
  return covered;
}
