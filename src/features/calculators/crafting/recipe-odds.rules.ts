import type { CraftRecipe, CraftStack } from './craft.facts.ts';

/** A material of one attempt. */
export interface Material {
  itemId: number;
  quantity: number;
  /** How many of it a failure gives back: they go into the next attempt. */
  back: number;
}

/** What becomes of one attempt. */
export interface Odds {
  /** Of a success, above 0 and at most 1. */
  p: number;
  /** Failures to expect before one success. */
  failures: number;
  /** False: the rate is not known, and every attempt is taken for a success. */
  isKnown: boolean;
  materials: readonly Material[];
  /** What a failure leaves that is no material of the recipe, or more than went in. */
  scraps: readonly CraftStack[];
}

/** Null: it never succeeds. */
export function oddsOf(recipe: CraftRecipe): Odds | null {
  const p = recipe.rate === null ? 1 : Math.min(100, recipe.rate) / 100;
  if (!(p > 0)) return null;
  const quantities = summed(recipe.materials);
  const returned = summed(recipe.returns ?? []);
  return {
    p,
    failures: (1 - p) / p,
    isKnown: recipe.rate !== null,
    materials: [...quantities].map(([itemId, quantity]) => ({
      itemId,
      quantity,
      back: Math.min(quantity, returned.get(itemId) ?? 0),
    })),
    scraps: [...returned].flatMap(([itemId, quantity]) => {
      const scrap = quantity - (quantities.get(itemId) ?? 0);
      return scrap > 0 ? [{ itemId, quantity: scrap }] : [];
    }),
  };
}

/** Materials that one success is expected to use up: every attempt takes all, every failure gives some back. */
export function perSuccess({ quantity, back }: Material, { failures }: Odds): number {
  return quantity + failures * (quantity - back);
}

/** Each item once. */
function summed(stacks: readonly CraftStack[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of stacks) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return sums;
}
