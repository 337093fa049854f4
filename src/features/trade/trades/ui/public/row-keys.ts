/**
 * `j` and `k` move down and up through the rows of the page's lists, `n` opens a new trade. Matched by
 * `KeyboardEvent.code`, so that the keys work with Hangul and Latin input. Returns the function that removes the
 * listener.
 */
export function followRowKeys(openNew: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="listbox"]')) return;
    if (event.code === 'KeyJ') stepBy(1);
    else if (event.code === 'KeyK') stepBy(-1);
    else if (event.code === 'KeyN') openNew();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  // Set once the keys work, for tests and assistive tools.
  const main = document.querySelector('main');
  main?.setAttribute('aria-keyshortcuts', 'J K N');
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    main?.removeAttribute('aria-keyshortcuts');
  };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('select, textarea, input:not([type="checkbox"], [type="radio"])');
}

function stepBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a.opens')];
  const row = document.activeElement?.closest('tr, li');
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus();
  next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
}
