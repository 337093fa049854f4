import { CALC_PAGES } from '#features/calculators/calculator/calc-pages.ts';
import { KINGS } from '#features/calculators/king-quest/king.labels.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { ITEM_TYPES } from '#features/game-data/items/item.labels.ts';
import { NOTICE_PAGES } from '#ui/page/notice-pages.ts';

export function publicPaths(catalog: Catalog, articlePaths: readonly string[]): string[] {
  return [
    '/',
    '/items',
    ...ITEM_TYPES.map((_name, type) => `/items/types/${type}`),
    ...catalog.items.map(({ id }) => `/items/${id}`),
    '/trade',
    ...catalog.items.filter(({ trade }) => trade === 1).map(({ id }) => `/trade/${id}`),
    '/party',
    '/guilds',
    '/skills',
    ...catalog.skills.map(({ id }) => `/skills/${id}`),
    ...catalog.regions.map(({ id }) => `/dungeons/regions/${id}`),
    ...catalog.monsters.map(({ id }) => `/monsters/${id}`),
    '/recipe',
    ...new Set(catalog.recipes.map(({ itemId }) => `/recipe?item=${itemId}`)),
    '/maps',
    '/maps/route',
    ...catalog.maps.map(({ code }) => `/maps/${code}`),
    '/quests',
    '/guides',
    '/events',
    '/notice',
    '/patchNotes',
    '/patchNotes/index-back',
    ...articlePaths,
    '/shortcuts',
    '/sources',
    '/tooltips',
    ...new Set([...CALC_PAGES.map(({ href }) => href), ...KINGS.map(({ slug }) => `/calc/kingQuest/${slug}`)]),
    ...NOTICE_PAGES.map(({ href }) => href),
  ];
}
