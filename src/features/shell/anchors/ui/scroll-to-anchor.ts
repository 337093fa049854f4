/** Times in milliseconds (product.md §2). */
const FIRST_TRY_MS = 500;
const RETRY_MS = 100;
const RETRIES = 10;
const HIGHLIGHT_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let focusedBefore: Element | null = null;
const highlights = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Scrolls to the element whose `data-id` is the hash, centres and highlights it; Tab continues from there. Cancels an
 * earlier call. Retries, because the element may be rendered after the page's data arrives.
 */
export function scrollToAnchor(hash: string): void {
  clearTimeout(timer);
  focusedBefore = document.activeElement;
  const id = parseAnchor(hash);
  if (id) timer = setTimeout(tryToScroll, FIRST_TRY_MS, id, RETRIES);
}

function parseAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function tryToScroll(id: string, retriesLeft: number): void {
  const target = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (target) {
    show(target);
  } else if (retriesLeft > 0) {
    timer = setTimeout(tryToScroll, RETRY_MS, id, retriesLeft - 1);
  }
}

function show(target: Element): void {
  // Elements in a closed <details> have no position.
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  target.scrollIntoView({ block: 'center' });
  if (target instanceof HTMLElement && !hasMovedOn()) {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  clearTimeout(highlights.get(target));
  target.classList.add('is-anchored');
  highlights.set(
    target,
    setTimeout(() => target.classList.remove('is-anchored'), HIGHLIGHT_MS),
  );
}

/** Returns whether the focus has moved elsewhere since the address was followed. */
function hasMovedOn(): boolean {
  const { activeElement: now } = document;
  return now !== focusedBefore && now !== document.body && now?.localName !== 'h1';
}
