import { gameIconParts } from '#ui/game-icons/icon-parts.ts';

const PICTURE_OR_LINK = /<svg[^>]*><use href="([^"]*)"><\/use><\/svg>| href="(\/[^"#?]*)/g;

interface Place {
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** Preserved in links. */
  gameServer: number | undefined;
}

/**
 * Adapts React's markup to pages of other sites: links become absolute, and pictures are inlined, because `use` accepts
 * no other origin. React escapes `"` in texts, so the pattern only matches attributes.
 */
export function islandMarkup(html: string, { origin, gameServer }: Place): string {
  const query = gameServer === undefined ? '' : `?gameServer=${gameServer}`;
  return html.replaceAll(PICTURE_OR_LINK, (_, picture: string | undefined, path: string) =>
    picture === undefined ? ` href="${origin}${path}${query}` : renderIcon(picture),
  );
}

function renderIcon(href: string): string {
  const { viewBox, body } = gameIconParts(href);
  return `<svg viewBox="${viewBox}" fill="currentColor" aria-hidden="true">${body}</svg>`;
}
