import { attemptsFor } from './attempts.rules.ts';
import type { CraftFacts, CraftItem } from './craft.facts.ts';
import {
  type CraftPlan,
  costOfAttempts,
  craftPlan,
  type Making,
  makingMoney,
  type PlanCost,
  planCost,
} from './craft-plan.rules.ts';
import type { CraftQuery } from './craft-query.rules.ts';
import { type CraftTree, craftTree } from './craft-tree.rules.ts';
import { findItemSources, type ItemSources } from './item-sources.rules.ts';
import { likelyNeeds } from './need-cumulants.rules.ts';
import { type RecipeGraph, recipeGraph } from './recipe-graph.rules.ts';
import { type ShoppingList, shoppingList } from './shopping-list.rules.ts';

export interface Supply {
  chance: number;
  attempts: number;
  /** Cost of the materials for these attempts after using the stock, in 전; null: not known. */
  cost: number | null;
}

export interface CraftAnswer {
  graph: RecipeGraph;
  sources: ItemSources;
  plan: CraftPlan;
  making: Making | null;
  cost: PlanCost;
  /** Crafting fees that are part of the cost, in 전. */
  money: number;
  list: ShoppingList;
  tree: CraftTree;
  /** Attempts for chances of 50, 90 and 99 %; empty when nothing can fail. */
  supplies: Supply[];
  /** Items of unknown rate, which count as certain, so that all numbers are minimums. */
  guessed: CraftItem[];
}

const NOTHING_OWNED: ReadonlyMap<number, number> = new Map();
const CHANCES = [0.5, 0.9, 0.99] as const;

export function craftAnswer(facts: CraftFacts, query: CraftQuery): CraftAnswer {
  const graph = recipeGraph(facts);
  const sources = findItemSources(graph, query);
  const plan = craftPlan(graph, sources, query);
  const untouched = query.own.size === 0 ? plan : craftPlan(graph, sources, { ...query, own: NOTHING_OWNED });
  const making = plan.needs.get(graph.rootId)?.making ?? null;
  return {
    graph,
    sources,
    plan,
    making,
    cost: planCost(graph, plan),
    money: makingMoney(plan),
    list: shoppingList(graph, plan, likelyNeeds(graph, sources, { plan, untouched }, query.own)),
    tree: craftTree(graph, sources, plan, query.count),
    supplies:
      making && making.craft.odds.p < 1
        ? computeSupplies(graph, sources, making, spared(graph, { plan, untouched }))
        : [],
    guessed: [...plan.needs.values()].flatMap(({ itemId, net, making: one }) => {
      const item = graph.itemById.get(itemId);
      return item && one && net > 0 && !one.craft.odds.isKnown ? [item] : [];
    }),
  };
}

/** 전; null: not known. */
function spared(graph: RecipeGraph, { plan, untouched }: { plan: CraftPlan; untouched: CraftPlan }): number | null {
  const full = planCost(graph, untouched).total;
  const left = planCost(graph, plan).total;
  return full === null || left === null ? null : full - left;
}

function computeSupplies(
  graph: RecipeGraph,
  sources: ItemSources,
  { craft, successes }: Making,
  stock: number | null,
): Supply[] {
  return CHANCES.map((chance) => {
    const attempts = attemptsFor(chance, successes, craft.odds.p);
    const cost = costOfAttempts(graph, sources, craft, attempts, successes);
    return { chance, attempts, cost: cost === null || stock === null ? null : Math.max(0, cost - stock) };
  });
}
