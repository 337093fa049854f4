import { type PageDefinition, page } from './page-definition.ts';

/**
 * THE list of pages. A line: path, component, loader (cut out of the browser's bundle), options.
 * Order does not matter: the router takes the most exact path.
 */
export const pages: readonly PageDefinition[] = [
  page(
    '/items/:id',
    () => import('#features/game-data/items/pages/item.page.tsx'),
    import.meta.env.SSR && (() => import('#features/game-data/items/pages/item.loader.ts')),
    { layout: 'with-scroll-top' },
  ),
  page(
    '/maps/:code',
    () => import('#features/game-data/maps/pages/map.page.tsx'),
    import.meta.env.SSR && (() => import('#features/game-data/maps/pages/map.loader.ts')),
    { layout: 'with-scroll-top', query: ['view', 'q'], dataQuery: [] },
  ),
];
