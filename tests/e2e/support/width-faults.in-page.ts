// Runs in the page, with its types removed: no imports.

const LETTERS_OF_A_NAME = 9;
const LETTERS_OF_A_REMARK = 5;
const REMARK = 'small, .sub';
/** Of an item, or of a player in the colour of his grade. */
const NAME = '.nm, .g0, .g1, .g2, .g3, .g4';
const PANEL = '.panel, dialog, [role="dialog"]';
export const CONTROL = 'button, summary, input, select, textarea, a.btn, a.iconbtn, a.chip, [role="tab"]';
const CHOICE = ':scope > :is(a, button, label, [role="tab"]), :scope > li > :is(a, button, label)';
const UNREAD = 'svg, script, style, noscript, option';

interface SeenText {
  node: Node;
  element: Element;
  rect: DOMRect;
}

export function findFaults(): string[] {
  return [
    ...new Set([
      ...narrowTexts(),
      ...shortEllipses(),
      ...printedOver(seenTexts()),
      ...controlsOutside(),
      ...cutWithoutSign(),
      ...tooWide(),
    ]),
  ];
}

export function error(what: string, element: Element, text = ''): string {
  const places = [element.closest('[data-id], section[id], .panel')?.className, element.className];
  const place = `${element.tagName.toLowerCase()} (${places.filter(Boolean).join(' > ').slice(0, 90)})`;
  return `${what}: ${place} ${JSON.stringify(text.trim().slice(0, 40))}`;
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

function* ancestorsOf(element: Element | null): Generator<Element> {
  for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
}

function isFloating(element: Element): boolean {
  return [...ancestorsOf(element)].some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
}

/** Words that are only read aloud, and the inputs under what is drawn for them. */
export function isVisuallyHidden(element: Element): boolean {
  return [...ancestorsOf(element)].some((one) => getComputedStyle(one).clipPath !== 'none');
}

/** What is seen of the rectangle through all boxes that cut it off; undefined: nothing. */
export function seen(rect: DOMRect, element: Element | null): DOMRect | undefined {
  let { left, top, right, bottom } = rect;
  for (const one of ancestorsOf(element)) {
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(one);
    if (clipPath !== 'none') return undefined;
    const box = one.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (position === 'fixed') break;
  }
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

function linesOf(node: Node, from = 0, to = node.textContent?.length ?? 0): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function* textNodesIn(element: Element): Generator<Node> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
}

function* readTexts(): Generator<{ node: Node; element: Element; text: string }> {
  for (const node of textNodesIn(document.body)) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element && text !== '' && !element.closest(UNREAD) && isShown(element)) yield { node, element, text };
  }
}

function narrowTexts(): string[] {
  return [...readTexts()].flatMap(({ node, element, text }) => {
    if (text.length <= 2 || isVisuallyHidden(element)) return [];
    const twoLetters = 2 * fontSizeOf(element);
    const lines = linesOf(node);
    const words = text.split(/\s+/).length;
    const widest = Math.max(...lines.map(({ width }) => width));
    if (lines.length > Math.max(words, 2) && widest < twoLetters) return [error('one letter a line', element, text)];
    return isCut(element, twoLetters) ? [error('text cut to nothing', element, text)] : [];
  });
}

function isCut(element: Element, width: number): boolean {
  const block = [...ancestorsOf(element)].find(
    (one) => !['inline', 'contents'].includes(getComputedStyle(one).display),
  );
  if (!block || block.clientWidth >= width) return false;
  return getComputedStyle(block).overflowX !== 'visible' && block.scrollWidth > block.clientWidth + 1;
}

function shortEllipses(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isElided = getComputedStyle(element).textOverflow === 'ellipsis';
    if (!isElided || element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) return [];
    const names = [...element.querySelectorAll(NAME)].filter(isShown);
    const least = element.matches(REMARK) ? LETTERS_OF_A_REMARK : LETTERS_OF_A_NAME;
    return [
      cutShort(element, element, least),
      ...names.map((name) => cutShort(element, name, LETTERS_OF_A_NAME)),
    ].flat();
  });
}

function cutShort(elided: Element, read: Element, least: number): string[] {
  const text = read.textContent?.trim() ?? '';
  const letters = lettersBefore(elided, read);
  return letters < Math.min(least, text.length) ? [error(`an ellipsis leaves ${letters} letters`, read, text)] : [];
}

/** Letters of `read` that stand before the ellipsis, which is as wide as a letter. */
function lettersBefore(elided: Element, read: Element): number {
  const end = elided.getBoundingClientRect().left + elided.clientLeft + elided.clientWidth - fontSizeOf(elided);
  return [...textNodesIn(read)]
    .flatMap((node) =>
      Array.from({ length: node.textContent?.length ?? 0 }, (_, at) => linesOf(node, at, at + 1).at(-1)),
    )
    .filter((letter) => letter !== undefined && letter.right <= end).length;
}

function seenTexts(): SeenText[] {
  return [...readTexts()]
    .filter(({ element }) => !isFloating(element))
    .flatMap(({ node, element }) =>
      linesOf(node).flatMap((line) => {
        const rect = seen(line, element);
        return rect ? [{ node, element, rect }] : [];
      }),
    )
    .sort((one, other) => one.rect.top - other.rect.top);
}

function printedOver(texts: readonly SeenText[]): string[] {
  return texts.flatMap((one, at) => {
    const faults: string[] = [];
    for (const other of texts.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (other.node !== one.node && areOver(one.rect, other.rect)) {
        faults.push(error('text over text', one.element, `${one.node.textContent} / ${other.node.textContent}`));
      }
    }
    return faults;
  });
}

/** A third of a line over another is read as one over the other; less is the room that lines leave. */
function areOver(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > Math.min(one.height, other.height) / 3;
}

function controlsOutside(): string[] {
  return [...document.querySelectorAll(CONTROL)].flatMap((control) => {
    const rect = control.getBoundingClientRect();
    if (!isShown(control) || isVisuallyHidden(control) || rect.width < 2) return [];
    const text = control.textContent ?? '';
    if (isCutOff(rect, control.parentElement)) return [error('a control is cut off', control, text)];
    const box = control.closest(PANEL)?.getBoundingClientRect();
    const part = seen(rect, control.parentElement);
    const isOutside = box && part && (part.right > box.right + 1 || part.left < box.left - 1);
    return isOutside ? [error('a control outside its panel', control, text)] : [];
  });
}

/** By a box that hides what reaches over its edges; what a scrolling box hides can be scrolled to. */
function isCutOff({ left, right, top, bottom }: DOMRect, element: Element | null): boolean {
  let isAcross = true;
  let isDown = true;
  for (const one of ancestorsOf(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    isAcross &&= !['auto', 'scroll'].includes(overflowX);
    isDown &&= !['auto', 'scroll'].includes(overflowY);
    if (isAcross && overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    if (isDown && overflowY !== 'visible' && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
    if (position === 'fixed') break;
  }
  return false;
}

/** Of links and buttons in one line: without a bar or a fade nobody learns that there are more. A drawing that is cut shows it by itself. */
function cutWithoutSign(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((line) => {
    const { overflowX, scrollbarWidth, maskImage } = getComputedStyle(line);
    const isMoved = ['auto', 'scroll'].includes(overflowX) && line.scrollWidth > line.clientWidth + 1;
    if (!isMoved || scrollbarWidth !== 'none' || maskImage !== 'none' || !isShown(line)) return [];
    return line.querySelector(CHOICE) === null ? [] : [error('a line goes on without a sign', line, line.textContent)];
  });
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].find(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  );
  return [error(`the page is ${scrollWidth - clientWidth} px too wide`, wide ?? document.body)];
}
