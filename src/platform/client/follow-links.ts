/** What a click on a link of this site does; the browser keeps all other clicks. */
export interface LinkActions {
  navigate(path: string): void;
  /** A visitor is about to go there: load it ahead. */
  prepare(path: string): void;
}

let rewrite = (path: string) => path;

/** From now on links lead where this says. */
export function rewriteLinks(next: (path: string) => string): void {
  rewrite = next;
}

/**
 * One click handler for all plain `<a>` of the page, so that long lists need no component per link.
 * Modified clicks, other origins, downloads, other targets and `data-native` links stay the browser's.
 */
export function followLinks(actions: LinkActions): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = pathOf(event.target);
    if (path === undefined) return;
    event.preventDefault();
    actions.navigate(path);
  });
  const prepare = (event: Event) => {
    const path = pathOf(event.target);
    if (path !== undefined) actions.prepare(path);
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('touchstart', prepare, { passive: true });
}

/**
 * Path, query and hash of the link around `target`, if the site itself should follow it.
 * Read from attributes: the properties of a link in a drawing are no strings.
 */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.hasAttribute('data-native')) return undefined;
  if ((link.getAttribute('target') ?? '_self') !== '_self') return undefined;
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
  return url.origin === location.origin ? rewrite(url.pathname + url.search + url.hash) : undefined;
}
