import { CALC_PAGES } from '#features/calculators/calculator/calc-pages.ts';
import { KINGS } from '#features/calculators/king-quest/king.labels.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { ITEM_TYPES } from '#features/game-data/catalog/item.labels.ts';
import { findNewest, type SiteMapKinds, type SiteMapPage } from '#features/shell/site-files/site-map.ts';
import { NOTICE_PAGES } from '#ui/page/notice-pages.ts';

interface SiteMapSources {
  catalog: Catalog;
  articles: readonly SiteMapPage[];
  /** Time of the last quote by item id; ISO 8601. */
  quotedAt: ReadonlyMap<number, string>;
  /** Time of the texts that ship with the site; ISO 8601. */
  builtAt: string;
}

/** Returns all pages that search engines may list, with the time of their last change. */
export function siteMapPages({ catalog, articles, quotedAt, builtAt }: SiteMapSources): SiteMapKinds {
  const { items, skills, monsters, dungeons, recipes, maps } = catalog;
  const factsChangedAt = findNewest([items, skills, monsters, dungeons, recipes, maps].flat().map(toChange));
  const at = (changedAt: string) => (path: string) => ({ path, changedAt });
  const newestArticle = findNewest([...articles, { changedAt: builtAt }]);
  const rows = (prefix: string, all: readonly Changed[]) =>
    all.map((row) => ({ path: `${prefix}/${row.id}`, ...toChange(row) }));
  const traded = items.filter(({ trade }) => trade === 1);
  const quoted = traded.map((item) => {
    const changes = [toChange(item), { changedAt: quotedAt.get(item.id) ?? '' }];
    return { path: `/trade/${item.id}`, changedAt: findNewest(changes) };
  });
  const marketChangedAt = findNewest([...quoted, { changedAt: factsChangedAt }]);
  const calculators = new Set([
    ...CALC_PAGES.map(({ href }) => href),
    ...KINGS.map(({ slug }) => `/calc/kingQuest/${slug}`),
  ]);
  return {
    pages: [
      ...['/', '/trade', '/party', '/guilds'].map(at(marketChangedAt)),
      ...['/tooltips'].map(at(builtAt)),
      ...['/items', '/skills', '/recipe', '/maps', '/maps/route', '/shortcuts', '/sources'].map(at(factsChangedAt)),
      ...['/quests', '/guides', '/events', '/notice', '/patchNotes', '/patchNotes/index-back'].map(at(newestArticle)),
    ],
    items: [
      ...ITEM_TYPES.map((_name, type) => ({
        path: `/items/types/${type}`,
        changedAt: findNewest((catalog.itemsByType.get(type) ?? []).map(toChange)) || factsChangedAt,
      })),
      ...rows('/items', items),
    ],
    trade: quoted,
    skills: rows('/skills', skills),
    dungeons: catalog.regions.map(({ id }) => ({
      path: `/dungeons/regions/${id}`,
      changedAt: findNewest(catalog.dungeonsOfRegion(id).map(toChange)) || factsChangedAt,
    })),
    monsters: rows('/monsters', monsters),
    recipes: [...new Set(recipes.map(({ itemId }) => itemId))].map((itemId) => ({
      path: `/recipe?item=${itemId}`,
      changedAt: findNewest(catalog.recipesMaking(itemId).map(toChange)),
    })),
    maps: maps.map(({ code, updatedAt }) => ({ path: `/maps/${code}`, changedAt: updatedAt })),
    calculators: [...calculators].map(at(factsChangedAt)),
    articles,
    notice: NOTICE_PAGES.map(({ href }) => href).map(at(builtAt)),
  };
}

interface Changed {
  id: number;
  updatedAt: string;
}

function toChange({ updatedAt }: Changed): { changedAt: string } {
  return { changedAt: updatedAt };
}
