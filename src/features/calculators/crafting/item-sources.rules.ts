import { computeOdds, type Odds, perSuccess } from '#features/game-data/recipes/recipe-odds.rules.ts';
import type { CraftItem, CraftRecipe } from './craft.facts.ts';
import type { CraftQuery } from './craft-query.rules.ts';
import type { RecipeGraph } from './recipe-graph.rules.ts';

export interface Offer {
  /** 전 per piece. */
  price: number;
  from: 'quote' | 'shop';
}

export interface Craft {
  recipe: CraftRecipe;
  odds: Odds;
  /** Expected 전 per piece; null: a material has no price. */
  unit: number | null;
}

/** Independent of the stock, because pieces in stock could be sold for the same price. */
export interface ItemSource {
  offer: Offer | null;
  crafts: readonly Craft[];
  craft: Craft | null;
  choice: 'buy' | 'make';
  /** 전 per piece of the chosen source; null: not known. */
  unit: number | null;
}

export type ItemSources = ReadonlyMap<number, ItemSource>;

/** Returns the cheaper of quote and shop. At equal prices the shop wins, because its stock is unlimited. */
export function findCheapestOffer(item: CraftItem | undefined): Offer | null {
  const quote = item?.quote ?? null;
  const shop = item?.shop?.price ?? null;
  if (shop !== null && (quote === null || shop <= quote)) return { price: shop, from: 'shop' };
  return quote === null ? null : { price: quote, from: 'quote' };
}

export function findItemSources(graph: RecipeGraph, query: CraftQuery): ItemSources {
  const sources = new Map<number, ItemSource>();
  for (const itemId of graph.order) {
    const offer = findCheapestOffer(graph.itemById.get(itemId));
    const crafts = graph
      .recipesOf(itemId)
      .flatMap((recipe) => toCrafts(recipe, graph, sources))
      .toSorted((a, b) => (a.unit ?? Number.POSITIVE_INFINITY) - (b.unit ?? Number.POSITIVE_INFINITY) || 0);
    const craft = crafts.find(({ recipe }) => query.recipes.has(recipe.id)) ?? crafts[0] ?? null;
    const choice = craft === null ? 'buy' : chosen(itemId, offer, craft, graph.rootId, query);
    sources.set(itemId, {
      offer,
      crafts,
      craft,
      choice,
      unit: choice === 'make' ? (craft?.unit ?? null) : (offer?.price ?? null),
    });
  }
  return sources;
}

/** 전 per piece, from the chosen source; null: not known. */
export function materialUnit(
  graph: RecipeGraph,
  sources: ItemSources,
  recipeId: number,
  itemId: number,
): number | null {
  if (graph.isBackEdge(recipeId, itemId)) return findCheapestOffer(graph.itemById.get(itemId))?.price ?? null;
  return sources.get(itemId)?.unit ?? null;
}

/** Returns null if either is null, because a sum with a missing price is not known. */
export function addKnown(sum: number | null, part: number | null): number | null {
  return sum === null || part === null ? null : sum + part;
}

function toCrafts(recipe: CraftRecipe, graph: RecipeGraph, sources: ItemSources): Craft[] {
  const odds = computeOdds(recipe);
  if (!odds) return [];
  let cost: number | null = recipe.money / odds.p;
  for (const material of odds.materials) {
    const unit = materialUnit(graph, sources, recipe.id, material.itemId);
    cost = addKnown(cost, unit && unit * perSuccess(material, odds));
  }
  return [{ recipe, odds, unit: cost && cost / recipe.makes }];
}

function chosen(itemId: number, offer: Offer | null, craft: Craft, rootId: number, query: CraftQuery): 'buy' | 'make' {
  if (itemId === rootId) return 'make';
  if (query.buy.has(itemId)) return 'buy';
  if (query.make === 'all' || query.make.has(itemId)) return 'make';
  if (offer === null) return 'make';
  return craft.unit !== null && craft.unit < offer.price ? 'make' : 'buy';
}
