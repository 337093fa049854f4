import type { CraftItem } from './craft.facts.ts';
import { type CraftPlan, gotNeeds, type ItemNeed, type Making } from './craft-plan.rules.ts';
import { findCheapestOffer, type Offer } from './item-sources.rules.ts';
import type { RecipeGraph } from './recipe-graph.rules.ts';

interface Row {
  item: CraftItem;
  demand: number;
  used: number;
  net: number;
  /** Whole pieces: expected, and enough in 90 % of cases. */
  usual: number;
  likely: number;
}

export interface GotRow extends Row {
  offer: Offer | null;
  /** 전 for the expected pieces; null: not known. */
  cost: number | null;
}

export interface MadeRow extends Row {
  making: Making;
}

export interface ShoppingList {
  got: GotRow[];
  made: MadeRow[];
}

const EPSILON = 1e-9;

/** Rounds up, but tolerates rounding errors of sums. */
export function wholePieces(amount: number): number {
  return Math.max(0, Math.ceil(amount - EPSILON * Math.max(1, amount)));
}

export function shoppingList(graph: RecipeGraph, plan: CraftPlan, likely: ReadonlyMap<number, number>): ShoppingList {
  const toRows = ({ itemId, demand, used, net }: ItemNeed): Row[] => {
    const item = graph.itemById.get(itemId);
    if (!item) return [];
    const usual = wholePieces(net);
    return [{ item, demand, used, net, usual, likely: Math.max(usual, wholePieces(likely.get(itemId) ?? net)) }];
  };
  const got = byItem(gotNeeds(plan)).flatMap((need) =>
    toRows(need).map((row): GotRow => {
      const offer = findCheapestOffer(row.item);
      return { ...row, offer, cost: row.net === 0 ? 0 : offer && offer.price * row.net };
    }),
  );
  const made = [...plan.needs.values()].flatMap((need) => {
    const { making } = need;
    return making && need.itemId !== graph.rootId ? toRows(need).map((row): MadeRow => ({ ...row, making })) : [];
  });
  return { got: got.toSorted((a, b) => (b.cost ?? -1) - (a.cost ?? -1)), made };
}

function byItem(needs: readonly ItemNeed[]): ItemNeed[] {
  const sums = new Map<number, ItemNeed>();
  for (const need of needs) {
    const { demand = 0, used = 0, net = 0 } = sums.get(need.itemId) ?? {};
    sums.set(need.itemId, {
      ...need,
      demand: demand + need.demand,
      used: used + need.used,
      net: net + need.net,
    });
  }
  return [...sums.values()];
}
