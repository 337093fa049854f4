export interface LinkActions {
  navigate(path: string): void;
  prepare(path: string): void;
}

let rewrite = (path: string) => path;

export function rewriteLinks(next: (path: string) => string): void {
  rewrite = next;
}

/**
 * Adds one click handler for all plain `<a>` of the page, so that long lists need no component per link. The browser
 * handles clicks with modifiers, other origins, downloads, other targets and `data-native` links.
 */
export function followLinks(actions: LinkActions): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = findPath(event.target);
    if (path === undefined) return;
    event.preventDefault();
    actions.navigate(path);
  });
  const prepare = (event: Event) => {
    const path = findPath(event.target);
    if (path !== undefined) actions.prepare(path);
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('touchstart', prepare, { passive: true });
}

/**
 * Path, query and hash of the link around `target` if the router should follow it. Reads attributes, because the
 * properties of an SVG link are not strings.
 */
function findPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.hasAttribute('data-native')) return undefined;
  if ((link.getAttribute('target') ?? '_self') !== '_self') return undefined;
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
  return url.origin === location.origin ? rewrite(url.pathname + url.search + url.hash) : undefined;
}
