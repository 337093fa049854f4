// Runs in the page, with its types removed: no imports.

const LETTERS_OF_A_NAME = 9;
const LETTERS_OF_A_REMARK = 5;
const REMARK = 'small, .sub';
const PANEL = '.panel, dialog, [role="dialog"]';
const CONTROL = 'button, input, select, textarea, a.button';
const UNREAD = 'svg, script, style, noscript, option';

interface SeenText {
  node: Node;
  element: Element;
  rect: DOMRect;
}

export function findFaults(): string[] {
  return [
    ...new Set([...narrowTexts(), ...shortEllipses(), ...printedOver(seenTexts()), ...controlsOutside(), ...tooWide()]),
  ];
}

function fault(what: string, element: Element, text = ''): string {
  const places = [element.closest('[data-id], section[id], .panel')?.className, element.className];
  const place = `${element.tagName.toLowerCase()} (${places.filter(Boolean).join(' > ').slice(0, 90)})`;
  return `${what}: ${place} ${JSON.stringify(text.trim().slice(0, 40))}`;
}

function isShown(element: Element): boolean {
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

/** What is seen of the rectangle through all boxes that cut it off; undefined: nothing. */
function seen(rect: DOMRect, element: Element | null): DOMRect | undefined {
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
    if (text.length <= 2) return [];
    const twoLetters = 2 * fontSizeOf(element);
    const lines = linesOf(node);
    const widest = Math.max(...lines.map(({ width }) => width));
    if (!text.includes(' ') && lines.length > 2 && widest < twoLetters)
      return [fault('one letter a line', element, text)];
    return isCut(element, twoLetters) ? [fault('text cut to nothing', element, text)] : [];
  });
}

function isCut(element: Element, width: number): boolean {
  const block = [...ancestorsOf(element)].find((one) => getComputedStyle(one).display !== 'inline');
  if (!block || block.clientWidth <= 1 || block.clientWidth >= width) return false;
  return getComputedStyle(block).overflowX !== 'visible' && block.scrollWidth > block.clientWidth + 1;
}

function shortEllipses(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isElided = getComputedStyle(element).textOverflow === 'ellipsis';
    if (!isElided || element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) return [];
    const text = element.textContent?.trim() ?? '';
    const letters = lettersBefore(element);
    const least = element.matches(REMARK) ? LETTERS_OF_A_REMARK : LETTERS_OF_A_NAME;
    return letters < Math.min(least, text.length)
      ? [fault(`an ellipsis leaves ${letters} letters`, element, text)]
      : [];
  });
}

/** Letters that stand before the ellipsis, which is as wide as a letter. */
function lettersBefore(element: Element): number {
  const end = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth - fontSizeOf(element);
  return [...textNodesIn(element)]
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
        faults.push(fault('text over text', one.element, `${one.node.textContent} / ${other.node.textContent}`));
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
    const panel = control.closest(PANEL);
    const rect = control.getBoundingClientRect();
    if (!panel || !isShown(control) || rect.width < 2) return [];
    const box = panel.getBoundingClientRect();
    const part = seen(rect, control.parentElement);
    const isOutside = part !== undefined && (part.right > box.right + 1 || part.left < box.left - 1);
    return isOutside ? [fault('a control outside its panel', control, control.textContent ?? '')] : [];
  });
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].find(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  );
  return [fault(`the page is ${scrollWidth - clientWidth} px too wide`, wide ?? document.body)];
}
