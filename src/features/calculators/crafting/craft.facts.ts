import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';

/** `price`: 전 per piece. */
export interface ShopOffer {
  price: number;
  /** `소림사술장수 · 부여성소림사`. */
  place: string;
}

export interface CraftItem extends GameRef {
  /** 전 per piece; null: no quote. */
  quote: number | null;
  shop: ShopOffer | null;
  from: string | null;
}

export interface CraftStack {
  itemId: number;
  quantity: number;
}

export interface CraftRecipe {
  id: number;
  itemId: number;
  makes: number;
  materials: readonly CraftStack[];
  /** Percent, 0 to 100; null: not known. */
  rate: number | null;
  /** Materials that a failure returns; null: not known. */
  returns: readonly CraftStack[] | null;
  /** Fee of every attempt, in 전. */
  money: number;
  place: string | null;
  /** Conditions besides the materials. */
  terms: readonly string[];
  rateNote: string | null;
  /** `보통`: confidence of the recipe; null: high. */
  doubt: string | null;
}

export interface CraftFacts {
  rootId: number;
  /** 전 per piece: lowest sell offer, else highest buy offer; null: no quote. */
  worth: number | null;
  items: readonly CraftItem[];
  recipes: readonly CraftRecipe[];
}

/** A recipe that takes the item as a material. */
export interface UsedIn {
  recipeId: number;
  item: GameRef;
  /** Percent; null: not known. */
  rate: number | null;
}
