/** A thing that an advancement asks for, or a part of one. */
export interface Priced {
  readonly id: number;
  readonly quantity: number;
  /** What sellers ask for a piece, in 전; `null`: no quote. */
  readonly price: number | null;
}

export interface Wanted extends Priced {
  /** What one of it is made of; empty: it is not made. */
  readonly parts: readonly Priced[];
}

export interface MaterialCost {
  /** Of everything whose quote is known, in 전. */
  readonly known: number;
  /** Things that have no quote. */
  readonly unknown: number;
}

const NOTHING: MaterialCost = { known: 0, unknown: 0 };

/** What is still to be bought: the thing itself where it has a quote, otherwise its parts. */
export function materialCost(wanted: readonly Wanted[], owned: ReadonlySet<number>): MaterialCost {
  return wanted
    .filter(({ id }) => !owned.has(id))
    .map(costOf)
    .reduce(add, NOTHING);
}

function costOf(one: Wanted): MaterialCost {
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
