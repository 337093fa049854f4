interface Stack {
  itemId: number;
  quantity: number;
}

export interface FallibleRecipe {
  materials: readonly Stack[];
  /** Percent, 0 to 100; null: not known. */
  rate: number | null;
  /** The stacks that a failed attempt returns; null: not known. */
  returns: readonly Stack[] | null;
}

export interface Material {
  itemId: number;
  quantity: number;
  /** Number of pieces that a failed attempt returns; the next attempt uses them. */
  back: number;
}

export interface Odds {
  /** Chance of success: above 0, at most 1. */
  p: number;
  failures: number;
  /** False: the rate is not known and counts as 1. */
  isKnown: boolean;
  materials: readonly Material[];
  /** Returned pieces that the recipe does not use, or that exceed what it uses. */
  scraps: readonly Stack[];
}

export function computeOdds(recipe: FallibleRecipe): Odds | null {
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

/** Expected pieces per success: every attempt uses all, every failure returns some. */
export function perSuccess({ quantity, back }: Material, { failures }: Odds): number {
  return quantity + failures * (quantity - back);
}

function summed(stacks: readonly Stack[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of stacks) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return sums;
}
