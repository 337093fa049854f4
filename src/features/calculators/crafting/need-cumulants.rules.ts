import { attemptsFor } from './attempts.rules.ts';
import { type CraftPlan, usedUp } from './craft-plan.rules.ts';
import type { Craft, ItemSources } from './item-sources.rules.ts';
import type { RecipeGraph } from './recipe-graph.rules.ts';

/**
 * The distribution of an amount. The needs of a tree are sums over random numbers of attempts on many levels; their
 * first three cumulants add and compound exactly, and a shifted gamma distribution with the same three is close to the
 * real one, from a single geometric level to sums of thousands.
 */
interface Cumulants {
  mean: number;
  variance: number;
  /** Third cumulant: positive when skewed to the right. */
  skew: number;
}

const NO_CUMULANTS: Cumulants = { mean: 0, variance: 0, skew: 0 };
const ONE: Cumulants = { mean: 1, variance: 0, skew: 0 };

function plus(a: Cumulants, b: Cumulants): Cumulants {
  return { mean: a.mean + b.mean, variance: a.variance + b.variance, skew: a.skew + b.skew };
}

function times(one: Cumulants, count: number): Cumulants {
  return { mean: one.mean * count, variance: one.variance * count, skew: one.skew * count };
}

/** Cost of the failures before one success of chance `p`, each of which costs `one`. */
function compoundGeometric(one: Cumulants, p: number): Cumulants {
  const q = 1 - p;
  const mean = q / p;
  const variance = q / p ** 2;
  const skew = (q * (1 + q)) / p ** 3;
  return {
    mean: mean * one.mean,
    variance: mean * one.variance + variance * one.mean ** 2,
    skew: mean * one.skew + 3 * variance * one.mean * one.variance + skew * one.mean ** 3,
  };
}

const NINE_OF_TEN = 1.2815515655446004;

/** 90 % quantile (Wilson–Hilferty approximation of the gamma distribution). */
function quantile90({ mean, variance, skew }: Cumulants): number {
  if (variance <= 0) return mean;
  const deviation = Math.sqrt(variance);
  const lean = skew / deviation ** 3;
  if (lean < 1e-6) return mean + NINE_OF_TEN * deviation;
  const cube = (1 + (lean * NINE_OF_TEN) / 6 - lean ** 2 / 36) ** 3;
  // The shifted gamma distribution has a minimum, below which the cube of a strong skew would fall.
  return mean + Math.max(-2, 2 * (cube - 1)) * (deviation / lean);
}

export const LIKELY = 0.9;

type Takes = ReadonlyMap<number, Cumulants>;

function computeTakes(graph: RecipeGraph, sources: ItemSources): Map<number, Takes> {
  const takes = new Map<number, Takes>();
  for (const itemId of graph.order) {
    const source = sources.get(itemId);
    const below =
      source?.choice === 'make' && source.craft
        ? takesOfCraft(source.craft, graph, takes)
        : new Map<number, Cumulants>();
    below.set(itemId, plus(ONE, below.get(itemId) ?? NO_CUMULANTS));
    takes.set(itemId, below);
  }
  return takes;
}

/** A success uses all materials; each failure before it uses them minus its returns. */
function takesOfCraft(
  { recipe, odds }: Craft,
  graph: RecipeGraph,
  takes: ReadonlyMap<number, Takes>,
): Map<number, Cumulants> {
  const success = new Map<number, Cumulants>();
  const failure = new Map<number, Cumulants>();
  for (const { itemId, quantity, back } of odds.materials) {
    const below: Takes = graph.isBackEdge(recipe.id, itemId)
      ? new Map([[itemId, ONE]])
      : (takes.get(itemId) ?? new Map());
    for (const [id, cumulants] of below) {
      success.set(id, plus(success.get(id) ?? NO_CUMULANTS, times(cumulants, quantity)));
      failure.set(id, plus(failure.get(id) ?? NO_CUMULANTS, times(cumulants, quantity - back)));
    }
  }
  return new Map(
    [...success].map(([id, cumulants]) => [
      id,
      times(plus(cumulants, compoundGeometric(failure.get(id) ?? NO_CUMULANTS, odds.p)), 1 / recipe.makes),
    ]),
  );
}

/**
 * Returns the pieces of each item that suffice in 90 % of cases, after using the stock; `untouched` is the plan without
 * a stock. The result is exact for an item that only the root item uses, otherwise an approximation from its first
 * three cumulants.
 */
export function likelyNeeds(
  graph: RecipeGraph,
  sources: ItemSources,
  plans: { plan: CraftPlan; untouched: CraftPlan },
  own: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const making = plans.untouched.needs.get(graph.rootId)?.making;
  if (!making) return new Map();
  const takes = computeTakes(graph, sources);
  const pieces = making.successes * making.craft.recipe.makes;
  const exact = exactNeeds(graph, plans.untouched);
  const gross = new Map<number, number>();
  for (const [itemId, cumulants] of takes.get(graph.rootId) ?? []) {
    if (itemId === graph.rootId) continue;
    const mean = sumNeed(plans.untouched, itemId, 'demand');
    gross.set(itemId, exact.get(itemId) ?? quantile90({ ...times(cumulants, pieces), mean }));
  }
  const saved = savedBy(own, gross, takes, graph.rootId);
  return new Map(
    [...gross].map(([itemId, enough]) => [
      itemId,
      Math.max(sumNeed(plans.plan, itemId, 'net'), enough - (saved.get(itemId) ?? 0)),
    ]),
  );
}

function exactNeeds(graph: RecipeGraph, { needs, rings }: CraftPlan): Map<number, number> {
  const root = needs.get(graph.rootId)?.making;
  const exact = new Map<number, number>();
  if (!root) return exact;
  const { odds } = root.craft;
  const attempts = attemptsFor(LIKELY, root.successes, odds.p);
  for (const material of odds.materials) exact.set(material.itemId, usedUp(material, attempts, root.successes));
  for (const { itemId, making } of needs.values()) {
    if (itemId === graph.rootId || !making) continue;
    for (const { itemId: materialId } of making.craft.odds.materials) exact.delete(materialId);
  }
  for (const itemId of rings.keys()) exact.delete(itemId);
  return exact;
}

/** A piece in stock saves itself and its materials; pieces beyond the need save nothing. */
function savedBy(
  own: ReadonlyMap<number, number>,
  gross: ReadonlyMap<number, number>,
  takes: ReadonlyMap<number, Takes>,
  rootId: number,
): Map<number, number> {
  const saved = new Map<number, number>();
  for (const [itemId, amount] of own) {
    if (itemId === rootId) continue;
    const spared = Math.min(amount, gross.get(itemId) ?? 0);
    for (const [id, { mean }] of takes.get(itemId) ?? []) saved.set(id, (saved.get(id) ?? 0) + spared * mean);
  }
  return saved;
}

function sumNeed({ needs, rings }: CraftPlan, itemId: number, name: 'demand' | 'net'): number {
  return (needs.get(itemId)?.[name] ?? 0) + (rings.get(itemId)?.[name] ?? 0);
}
