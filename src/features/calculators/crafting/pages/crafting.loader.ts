import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { Recipe } from '#features/game-data/catalog/recipe.contract.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import {
  type ExchangeView,
  exchangesOfItem,
  itemsOfExchanges,
  pricedExchange,
} from '#features/game-data/exchanges/exchange-view.reader.ts';
import { CONFIDENCE_VIEWS } from '#features/game-data/fact.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { load as loadList, type RecipesPageData } from '#features/game-data/recipes/pages/recipes.loader.ts';
import { makerText, recipeTerms } from '#features/game-data/recipes/recipe.labels.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import {
  findFaceValue,
  knownPrices,
  knownQuotes,
  onServer,
  pricesAmong,
} from '#features/trade/quotes/known-quotes.reader.ts';
import type { ItemQuotes, QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { quotedMedian } from '#features/trade/quotes/ui/public/listing-quote.rules.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CraftFacts, CraftItem, CraftRecipe, ShopOffer, UsedIn } from '../craft.facts.ts';
import { craftingParams } from '../crafting.params.ts';

export interface CraftingToolData {
  kind: 'tool';
  facts: CraftFacts;
  usedIn: UsedIn[];
  exchanges: ExchangeView[];
  provenance: Provenance;
}

export type CraftingPageData = CraftingToolData | ({ kind: 'list' } & RecipesPageData);

type Quotes = ReadonlyMap<number, ItemQuotes>;

export async function load(
  request: PageRequest,
  services: GameDataServices & { quotes: QuoteReader },
): Promise<CraftingPageData> {
  const { catalog } = services;
  const { gameServer, ...query } = craftingParams.read(request.url.searchParams);
  const quotes = onServer(services.quotes, gameServer);
  const item = query.item === undefined ? undefined : catalog.itemById.get(query.item);
  if (!item || catalog.recipesMaking(item.id).length === 0) {
    return {
      kind: 'list',
      ...(await loadList(request, { ...services, pricesOf: (ids) => knownPrices(quotes, ids, catalog) })),
    };
  }
  return loadTool(catalog, quotes, item);
}

async function loadTool(catalog: Catalog, quotes: QuoteReader, item: Item): Promise<CraftingToolData> {
  const { items, recipes } = findReach(catalog, item);
  const exchanges = exchangesOfItem(catalog, item.id);
  const itemIds = [...new Set([...items.map(({ id }) => id), ...itemsOfExchanges(exchanges.views)])];
  const known = await knownQuotes(quotes, itemIds);
  const prices = pricesAmong(known, itemIds, catalog);
  return {
    kind: 'tool',
    facts: {
      rootId: item.id,
      worth: prices.get(item.id) ?? null,
      items: items.map((one) => craftItem(catalog, one, known)),
      recipes: recipes.map(craftRecipe),
    },
    usedIn: listUses(catalog, item),
    exchanges: exchanges.views.map((view) => pricedExchange(view, prices)),
    provenance: toProvenance(catalog, ...recipes, ...exchanges.facts),
  };
}

function listUses(catalog: Catalog, { id }: Item): UsedIn[] {
  return catalog.recipesUsing(id).flatMap((recipe) => {
    const item = catalog.itemById.get(recipe.itemId);
    return item ? [{ recipeId: recipe.id, item: itemRef(item), rate: recipe.successRate }] : [];
  });
}

/** Every item and recipe that crafting may involve, including what failures return. */
function findReach(catalog: Catalog, root: Item): { items: Item[]; recipes: Recipe[] } {
  const items = new Map([[root.id, root]]);
  const recipes: Recipe[] = [];
  // Iterating a Map visits entries that are added meanwhile.
  for (const itemId of items.keys()) {
    for (const recipe of catalog.recipesMaking(itemId)) {
      recipes.push(recipe);
      for (const { itemId: nextId } of [...recipe.materials, ...(recipe.failReturns ?? [])]) {
        const next = catalog.itemById.get(nextId);
        if (next) items.set(nextId, next);
      }
    }
  }
  return { items: [...items.values()], recipes };
}

function craftItem(catalog: Catalog, item: Item, known: Quotes): CraftItem {
  const quotes = known.get(item.id);
  return {
    ...itemRef(item),
    quote: findFaceValue(item.id, catalog) ?? (quotes && !quotes.excluded ? quotedMedian(quotes.sell) : null),
    shop: findShop(catalog, item.id),
    from: formatDroppers(catalog, item.id),
  };
}

function findShop(catalog: Catalog, itemId: number): ShopOffer | null {
  const offers = catalog.sellMapsOfItem(itemId).flatMap(({ price, npcName, mapId }): ShopOffer[] => {
    const place = [npcName, catalog.mapById.get(mapId)?.name].filter(Boolean).join(' · ');
    return price === null ? [] : [{ price, place }];
  });
  return offers.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

function formatDroppers(catalog: Catalog, itemId: number): string | null {
  const names = catalog.dropsOfItem(itemId).flatMap(({ monsterId }) => catalog.monsterById.get(monsterId)?.name ?? []);
  const [first, ...others] = new Set(names);
  if (first === undefined) return null;
  return others.length === 0 ? first : `${first} 외 ${others.length}`;
}

function craftRecipe(recipe: Recipe): CraftRecipe {
  const trust = CONFIDENCE_VIEWS[recipe.confidence];
  const stack = ({ itemId, quantity }: { itemId: number; quantity: number }) => ({ itemId, quantity });
  return {
    id: recipe.id,
    itemId: recipe.itemId,
    makes: recipe.resultQuantity,
    materials: recipe.materials.map(stack),
    rate: recipe.successRate,
    returns: recipe.failReturns?.map(stack) ?? null,
    money: recipe.money ?? 0,
    place: makerText(recipe),
    terms: recipeTerms(recipe),
    rateNote: recipe.rateNote,
    doubt: trust.level === 3 ? null : trust.word,
  };
}
