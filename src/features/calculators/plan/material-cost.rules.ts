export interface Priced {
  readonly id: number;
  readonly quantity: number;
  /** 전 per piece; null: no quote. */
  readonly price: number | null;
}

export interface Wanted extends Priced {
  readonly parts: readonly Priced[];
}

export interface MaterialCost {
  /** 전; only materials with a quote count. */
  readonly known: number;
  readonly unknown: number;
}

const NOTHING: MaterialCost = { known: 0, unknown: 0 };

export function materialCost(wanted: readonly Wanted[], owned: ReadonlySet<number>): MaterialCost {
  return wanted
    .filter(({ id }) => !owned.has(id))
    .map(computeCost)
    .reduce(add, NOTHING);
}

function computeCost(one: Wanted): MaterialCost {
  if (one.price !== null || one.parts.length === 0) return costOfPriced(one);
  const { known, unknown } = one.parts.map(costOfPriced).reduce(add, NOTHING);
  return { known: known * one.quantity, unknown };
}

function costOfPriced({ price, quantity }: Priced): MaterialCost {
  return price === null ? { known: 0, unknown: 1 } : { known: price * quantity, unknown: 0 };
}

function add(one: MaterialCost, other: MaterialCost): MaterialCost {
  return { known: one.known + other.known, unknown: one.unknown + other.unknown };
}
