import { type Material, type Odds, perSuccess } from '#features/game-data/recipes/recipe-odds.rules.ts';
import type { CraftQuery } from './craft-query.rules.ts';
import {
  addKnown,
  type Craft,
  findCheapestOffer,
  type ItemSource,
  type ItemSources,
  materialUnit,
} from './item-sources.rules.ts';
import type { RecipeGraph } from './recipe-graph.rules.ts';

export interface ItemNeed {
  itemId: number;
  demand: number;
  used: number;
  net: number;
  /** Null: bought or found, not crafted. */
  making: Making | null;
}

export interface Making {
  craft: Craft;
  successes: number;
  attempts: number;
}

export interface CraftPlan {
  /** The root item first; each item before its materials. */
  needs: ReadonlyMap<number, ItemNeed>;
  /** Pieces that the root item requires of itself or of its products (a cycle): they cannot be crafted. */
  rings: ReadonlyMap<number, ItemNeed>;
  /** Expected returns of failures that no further attempt uses, by item. */
  scraps: ReadonlyMap<number, number>;
}

/** Tolerance for rounding: three times a third must not need a second batch. */
const EPSILON = 1e-9;

/**
 * Plans from the root item down to the raw materials. The amounts of one item are summed over the whole tree before the
 * stock is subtracted, so that it is used once; it goes to the nodes nearest the root, where a piece saves the most
 * work. It saves the same money at every node, because an item has the same source everywhere.
 */
export function craftPlan(
  graph: RecipeGraph,
  sources: ItemSources,
  { count, own }: Pick<CraftQuery, 'count' | 'own'>,
): CraftPlan {
  const demands = new Map<number, number>([[graph.rootId, count]]);
  const ringDemands = new Map<number, number>();
  const needs = new Map<number, ItemNeed>();
  const scraps = new Map<number, number>();
  for (const itemId of graph.order.toReversed()) {
    const source = sources.get(itemId);
    const demand = demands.get(itemId) ?? 0;
    if (!source || demand <= 0) continue;
    const used = itemId === graph.rootId ? 0 : Math.min(own.get(itemId) ?? 0, demand);
    const net = demand - used;
    const making = toMaking(source, net);
    needs.set(itemId, { itemId, demand, used, net, making });
    if (!making) continue;
    const { recipe, odds } = making.craft;
    for (const { itemId: materialId, amount } of materialsFor(making)) {
      add(graph.isBackEdge(recipe.id, materialId) ? ringDemands : demands, materialId, amount);
    }
    for (const { itemId: scrapId, quantity } of odds.scraps) {
      add(scraps, scrapId, quantity * odds.failures * making.successes);
    }
  }
  return { needs, rings: ringNeeds(ringDemands, needs, own), scraps };
}

function toMaking({ choice, craft }: ItemSource, net: number): Making | null {
  if (choice !== 'make' || !craft) return null;
  const { makes } = craft.recipe;
  const successes = makes === 1 ? net : Math.ceil(net / makes - EPSILON);
  return { craft, successes, attempts: successes / craft.odds.p };
}

export function materialsFor({ craft: { odds }, successes }: Making): { itemId: number; amount: number }[] {
  return odds.materials.map((material) => ({
    itemId: material.itemId,
    amount: successes * perSuccess(material, odds),
  }));
}

function ringNeeds(
  demands: ReadonlyMap<number, number>,
  needs: ReadonlyMap<number, ItemNeed>,
  own: ReadonlyMap<number, number>,
): Map<number, ItemNeed> {
  return new Map(
    [...demands].map(([itemId, demand]) => {
      const used = Math.min((own.get(itemId) ?? 0) - (needs.get(itemId)?.used ?? 0), demand);
      return [itemId, { itemId, demand, used, net: demand - used, making: null }];
    }),
  );
}

function add(sums: Map<number, number>, itemId: number, amount: number): void {
  sums.set(itemId, (sums.get(itemId) ?? 0) + amount);
}

export function gotNeeds({ needs, rings }: CraftPlan): ItemNeed[] {
  return [...needs.values(), ...rings.values()].filter(({ making }) => making === null);
}

/** Crafting fee for all attempts, in 전. */
export function computeFee({ craft, attempts }: Making): number {
  return craft.recipe.money * attempts;
}

export interface PlanCost {
  total: number | null;
  /** Cost in 전, of materials that have a price, plus the crafting fees. */
  known: number;
  unpriced: number;
}

export function planCost(graph: RecipeGraph, plan: CraftPlan): PlanCost {
  let known = makingMoney(plan);
  const unpriced = new Set<number>();
  for (const { itemId, net } of gotNeeds(plan)) {
    if (net <= 0) continue;
    const offer = findCheapestOffer(graph.itemById.get(itemId));
    if (offer) known += offer.price * net;
    else unpriced.add(itemId);
  }
  return { total: unpriced.size === 0 ? known : null, known, unpriced: unpriced.size };
}

/** Crafting fees of the whole plan, in 전. */
export function makingMoney({ needs }: CraftPlan): number {
  return [...needs.values()].reduce((sum, { making }) => sum + (making ? computeFee(making) : 0), 0);
}

export function usedUp({ quantity, back }: Material, attempts: number, successes: number): number {
  return quantity * attempts - back * (attempts - successes);
}

export function costOfAttempts(
  graph: RecipeGraph,
  sources: ItemSources,
  craft: { recipe: { id: number; money: number }; odds: Odds },
  attempts: number,
  successes: number,
): number | null {
  let cost: number | null = craft.recipe.money * attempts;
  for (const material of craft.odds.materials) {
    const unit = materialUnit(graph, sources, craft.recipe.id, material.itemId);
    cost = addKnown(cost, unit && unit * usedUp(material, attempts, successes));
  }
  return cost;
}
