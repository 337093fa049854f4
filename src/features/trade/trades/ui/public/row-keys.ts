/**
 * `j` and `k` go down and up through the rows of the lists on this page, `n` to a new trade. By the place of the key, so that
 * it does not matter whether Hangul or Latin is being typed. Answers how to stop.
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
