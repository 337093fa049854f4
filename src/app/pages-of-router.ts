import { matchRoutes } from 'react-router';
import { pages } from './routes.ts';

/** Pages of operators are separate documents for all others, and never preloaded. */
const openPages = pages.filter(({ operatorLevel }) => operatorLevel === null);
const deskPages = pages.filter(({ operatorLevel }) => operatorLevel !== null);
const openRoutes = openPages.map((line) => ({ path: line.path, line }));
const deskRoutes = deskPages.map(({ path }) => ({ path }));

export const isDesk = (pathname: string) => matchRoutes(deskRoutes, pathname) !== null;

/** Returns the pages that the one at `from` leads to without a new document. */
export function listPages(from: string): typeof pages {
  return isDesk(from) ? deskPages : openPages;
}

/** The last result, because one press asks several times, and the router ranks the whole list each time. */
let lastFound: { pathname: string; line: (typeof openPages)[number] | undefined } | undefined;

/** Returns the public page at a path. */
export function findPage(pathname: string) {
  if (lastFound?.pathname !== pathname) {
    // `/events/new` is of the desk, but has the form of a public page too.
    const found = isDesk(pathname) ? null : matchRoutes(openRoutes, pathname);
    lastFound = { pathname, line: found?.at(-1)?.route.line };
  }
  return lastFound.line;
}

/** The desk and the public pages have a router each, also while the rules are not known. */
export function isOfRouter(pathname: string, from: string): boolean {
  return isDesk(from) ? isDesk(pathname) : findPage(pathname) !== undefined;
}
