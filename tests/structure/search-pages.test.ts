import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { SEARCH_PAGES } from '#features/game-data/search/search-pages.ts';

describe('the pages that search finds', () => {
  it.each(SEARCH_PAGES)('$name is at $path', ({ path }) => {
    const routes = pages.map((page) => ({ path: page.path, id: page.path }));
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBeDefined();
  });
});
