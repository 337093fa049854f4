import { bindKeys, plainKey } from '#platform/client/keys.ts';

/** `j` and `k` move down and up through the rows of the page's lists. Returns a function that unbinds the keys. */
export function followRowKeys(): () => void {
  const unbind = bindKeys([
    { name: 'nextRow', is: plainKey('KeyJ'), run: () => stepBy(1) },
    { name: 'lastRow', is: plainKey('KeyK'), run: () => stepBy(-1) },
  ]);
  // Set once the keys work, for tests and assistive technology.
  const main = document.querySelector('main');
  main?.setAttribute('aria-keyshortcuts', 'J K N');
  return () => {
    unbind();
    main?.removeAttribute('aria-keyshortcuts');
  };
}

function stepBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a.opens')];
  const row = document.activeElement?.closest('tr, li');
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus();
  next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
}
