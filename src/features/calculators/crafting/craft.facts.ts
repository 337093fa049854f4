import type { GameRef } from '#features/game-data/ui/public/look.ts';

/** Where a shop sells a thing, and for how much a piece, in 전. */
export interface ShopOffer {
  price: number;
  /** Who and where: `소림사술장수 · 부여성소림사`. */
  place: string;
}

/** A thing of the tree. */
export interface CraftItem extends GameRef {
  /** What sellers ask for a piece, in 전; null: no quote. */
  quote: number | null;
  /** The cheapest shop; null: none is known to sell it. */
  shop: ShopOffer | null;
  /** Who drops it, in words; null: not known. */
  from: string | null;
}

export interface CraftStack {
  itemId: number;
  quantity: number;
}

/** A recipe as far as counting needs to know it. */
export interface CraftRecipe {
  id: number;
  itemId: number;
  /** How many one success makes. */
  makes: number;
  materials: readonly CraftStack[];
  /** Percent, 0 to 100; null: not known. */
  rate: number | null;
  /** What a failure leaves; null: not known. */
  returns: readonly CraftStack[] | null;
  /** Where one combines; null: not known. */
  place: string | null;
  rateNote: string | null;
  /** How sure the recipe is, where it is less than sure: `보통`. */
  doubt: string | null;
}

/** Everything that making one item may need. */
export interface CraftFacts {
  /** The item to make. */
  rootId: number;
  /** A piece of it, in 전: what sellers ask, or what buyers offer where none does; null: no quote. */
  worth: number | null;
  items: readonly CraftItem[];
  recipes: readonly CraftRecipe[];
}
