import type { Page, Route } from 'playwright-core';

/** A piece ends where a row, a paragraph, a part of the page ends; whatever is there already must stand where it will stay. */
const PIECE_END =
  /<\/(?:article|aside|dd|dl|fieldset|footer|form|h[1-6]|header|li|nav|ol|p|section|summary|table|tr|ul)>/g;
/** Far more than fills the screen; what comes below it comes in larger pieces, and few. */
const SMALL_PIECES = 80;
const LARGE_PIECES = 20;

/** A document that comes as if over a slow line. */
export interface SlowDocument {
  /** Before the page is opened: holds the document back, and all its faces. */
  prepare(page: Page): Promise<void>;
  /** Lets the document in, piece by piece; each is on the screen before the next one comes. */
  comeIn(page: Page): Promise<void>;
}

export function slowDocument(path: string): SlowDocument {
  let html = '';
  async function intercept(route: Route): Promise<void> {
    const response = await route.fetch();
    html = await response.text();
    const { 'content-encoding': _coding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: '<!doctype html>' });
  }
  return {
    async prepare(page) {
      const { pathname, search } = new URL(path, 'http://site');
      await page.route((url) => url.pathname + url.search === pathname + search, intercept, { times: 1 });
      // A face that never comes: what it would move depends on the faces of the machine, all else must not.
      await page.route('**/*.woff2', (route) => route.abort());
    },
    comeIn: (page) => page.evaluate(writePieces, piecesOf(html)),
  };
}

/** The head comes as one: nothing is painted before its style sheets are there. */
function piecesOf(html: string): string[] {
  const bodyAt = html.indexOf('<body');
  const ends = [...html.matchAll(PIECE_END)].map(({ index, 0: tag }) => index + tag.length).filter((at) => at > bodyAt);
  const stride = Math.max(1, Math.ceil((ends.length - SMALL_PIECES) / LARGE_PIECES));
  const chosen = ends.filter((_end, at) => at < SMALL_PIECES || (at - SMALL_PIECES) % stride === 0);
  const cuts = [0, bodyAt, ...chosen, html.length];
  return cuts.slice(1).map((end, at) => html.slice(cuts[at], end));
}

/** Runs in the page. */
async function writePieces([head = '', ...pieces]: readonly string[]): Promise<void> {
  document.open();
  document.write(head);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  await Promise.all(sheets.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
  for (const piece of pieces) {
    document.write(piece);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  document.close();
}
