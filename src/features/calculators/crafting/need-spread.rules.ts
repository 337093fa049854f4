import { attemptsFor } from './attempts.rules.ts';
import { type CraftPlan, usedUp } from './craft-plan.rules.ts';
import type { Craft, Ways } from './craft-ways.rules.ts';
import type { CraftWeb } from './craft-web.rules.ts';
import { enoughNineOfTen, NO_SPREAD, ONE, overFailures, plus, type Spread, times } from './spread.rules.ts';

export const LIKELY = 0.9;

/** What one piece of an item takes of everything below it, and of itself, by item. */
type Takes = ReadonlyMap<number, Spread>;

function takesOf(web: CraftWeb, ways: Ways): Map<number, Takes> {
  const takes = new Map<number, Takes>();
  for (const itemId of web.order) {
    const way = ways.get(itemId);
    const below = way?.choice === 'make' && way.craft ? takesOfCraft(way.craft, web, takes) : new Map<number, Spread>();
    below.set(itemId, plus(ONE, below.get(itemId) ?? NO_SPREAD));
    takes.set(itemId, below);
  }
  return takes;
}

/** A success takes all materials, every failure before it takes them without what it gives back. */
function takesOfCraft({ recipe, odds }: Craft, web: CraftWeb, takes: ReadonlyMap<number, Takes>): Map<number, Spread> {
  const success = new Map<number, Spread>();
  const failure = new Map<number, Spread>();
  for (const { itemId, quantity, back } of odds.materials) {
    const below: Takes = web.isCut(recipe.id, itemId) ? new Map([[itemId, ONE]]) : (takes.get(itemId) ?? new Map());
    for (const [id, spread] of below) {
      success.set(id, plus(success.get(id) ?? NO_SPREAD, times(spread, quantity)));
      failure.set(id, plus(failure.get(id) ?? NO_SPREAD, times(spread, quantity - back)));
    }
  }
  return new Map(
    [...success].map(([id, spread]) => [
      id,
      times(plus(spread, overFailures(failure.get(id) ?? NO_SPREAD, odds.p)), 1 / recipe.makes),
    ]),
  );
}

/**
 * How many pieces of each item are enough nine times of ten, after what one has; `untouched` is the plan of somebody who has
 * nothing. Exact where an item goes only into the item to make; else by its first three cumulants.
 */
export function likelyNeeds(
  web: CraftWeb,
  ways: Ways,
  plans: { plan: CraftPlan; untouched: CraftPlan },
  own: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const making = plans.untouched.needs.get(web.rootId)?.making;
  if (!making) return new Map();
  const takes = takesOf(web, ways);
  const pieces = making.successes * making.craft.recipe.makes;
  const exact = exactNeeds(web, plans.untouched);
  const gross = new Map<number, number>();
  for (const [itemId, spread] of takes.get(web.rootId) ?? []) {
    if (itemId === web.rootId) continue;
    const mean = sumOf(plans.untouched, itemId, 'demand');
    gross.set(itemId, exact.get(itemId) ?? enoughNineOfTen({ ...times(spread, pieces), mean }));
  }
  const saved = savedBy(own, gross, takes, web.rootId);
  return new Map(
    [...gross].map(([itemId, enough]) => [
      itemId,
      Math.max(sumOf(plans.plan, itemId, 'net'), enough - (saved.get(itemId) ?? 0)),
    ]),
  );
}

/** Materials of the item to make that go into nothing else. */
function exactNeeds(web: CraftWeb, { needs, rings }: CraftPlan): Map<number, number> {
  const root = needs.get(web.rootId)?.making;
  const exact = new Map<number, number>();
  if (!root) return exact;
  const { odds } = root.craft;
  const attempts = attemptsFor(LIKELY, root.successes, odds.p);
  for (const material of odds.materials) exact.set(material.itemId, usedUp(material, attempts, root.successes));
  for (const { itemId, making } of needs.values()) {
    if (itemId === web.rootId || !making) continue;
    for (const { itemId: materialId } of making.craft.odds.materials) exact.delete(materialId);
  }
  for (const itemId of rings.keys()) exact.delete(itemId);
  return exact;
}

/** A piece that one has saves itself and all that it would have taken; more than is ever needed saves no more. */
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

function sumOf({ needs, rings }: CraftPlan, itemId: number, name: 'demand' | 'net'): number {
  return (needs.get(itemId)?.[name] ?? 0) + (rings.get(itemId)?.[name] ?? 0);
}
