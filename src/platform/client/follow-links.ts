/** What a click on a link of this site does; the browser keeps all other clicks. */
export interface LinkActions {
  navigate(path: string): void;
  /** A visitor is about to go there: load it ahead. */
  prepare(path: string): void;
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

/** Path, query and hash of the link around `target`, if the site itself should follow it. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || 'native' in link.dataset)
    return undefined;
  return link.pathname + link.search + link.hash;
}
