import { gameIconParts } from '#ui/game-icons/icon-parts.ts';

const PICTURE_OR_LINK = /<svg[^>]*><use href="([^"]*)"><\/use><\/svg>| href="(\/[^"#?]*)/g;

interface Place {
  /** Without a trailing slash. */
  origin: string;
  /** Links keep it. */
  gameServer: number | undefined;
}

/**
 * Makes markup of React fit for pages of other sites: absolute links, and pictures that are drawn in place, because `use` takes none of
 * another origin. React writes `"` in texts as an entity, so that what is found stands in an attribute.
 */
export function islandMarkup(html: string, { origin, gameServer }: Place): string {
  const query = gameServer === undefined ? '' : `?gameServer=${gameServer}`;
  return html.replaceAll(PICTURE_OR_LINK, (_, picture: string | undefined, path: string) =>
    picture === undefined ? ` href="${origin}${path}${query}` : pictureOf(picture),
  );
}

function pictureOf(href: string): string {
  const { viewBox, body } = gameIconParts(href);
  return `<svg viewBox="${viewBox}" fill="currentColor" aria-hidden="true">${body}</svg>`;
}
