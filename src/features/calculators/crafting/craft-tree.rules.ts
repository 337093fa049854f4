import { perSuccess } from '#features/game-data/recipes/recipe-odds.rules.ts';
import { type CraftPlan, computeFee, type ItemNeed, type Making } from './craft-plan.rules.ts';
import {
  addKnown,
  type Craft,
  findCheapestOffer,
  type ItemSources,
  materialUnit,
  type Offer,
} from './item-sources.rules.ts';
import type { RecipeGraph } from './recipe-graph.rules.ts';

export interface TreeNode {
  path: string;
  itemId: number;
  amount: number;
  used: number;
  /** `ring`: the item is part of a cycle and cannot be crafted here. */
  kind: 'make' | 'get' | 'ring';
  craft: Craft | null;
  attempts: number;
  offer: Offer | null;
  /** Cost of everything below, in 전; null: not known. */
  cost: number | null;
  children: TreeNode[];
}

export interface CraftTree {
  root: TreeNode;
  isShortened: boolean;
}

/** Limits the drawing; the lists beside it still count all nodes. */
export const MAX_NODES = 240;

export function craftTree(graph: RecipeGraph, sources: ItemSources, plan: CraftPlan, count: number): CraftTree {
  const stock = toStock(plan.needs);
  const ringStock = toStock(plan.rings);
  let left = MAX_NODES;
  let isShortened = false;

  function grow(itemId: number, amount: number, above: string, isRing: boolean): TreeNode {
    left -= 1;
    const used = take(isRing ? ringStock : stock, itemId, amount);
    const need = isRing ? undefined : plan.needs.get(itemId);
    const offer = findCheapestOffer(graph.itemById.get(itemId));
    const node = { path: `${above}/${itemId}`, itemId, amount, used, offer };
    const net = amount - used;
    if (!need?.making) {
      const kind = isRing ? 'ring' : 'get';
      return {
        ...node,
        kind,
        craft: null,
        attempts: 0,
        cost: net === 0 ? 0 : offer && offer.price * net,
        children: [],
      };
    }
    const share = need.net > 0 ? net / need.net : 0;
    return {
      ...node,
      kind: 'make',
      craft: need.making.craft,
      attempts: need.making.attempts * share,
      ...growMaterials(need.making, share, node.path),
    };
  }

  function growMaterials(making: Making, share: number, path: string) {
    const { craft, successes } = making;
    const children: TreeNode[] = [];
    let cost: number | null = computeFee(making) * share;
    for (const material of share > 0 ? craft.odds.materials : []) {
      const { itemId } = material;
      const amount = successes * share * perSuccess(material, craft.odds);
      if (left > 0) {
        const child = grow(itemId, amount, path, graph.isBackEdge(craft.recipe.id, itemId));
        children.push(child);
        cost = addKnown(cost, child.cost);
      } else {
        isShortened = true;
        const unit = materialUnit(graph, sources, craft.recipe.id, itemId);
        cost = addKnown(cost, unit && unit * amount);
      }
    }
    return { cost, children };
  }

  const root = grow(graph.rootId, count, '', false);
  return { root, isShortened };
}

function toStock(needs: ReadonlyMap<number, ItemNeed>): Map<number, number> {
  return new Map([...needs.values()].map(({ itemId, used }) => [itemId, used]));
}

function take(stock: Map<number, number>, itemId: number, amount: number): number {
  const used = Math.min(stock.get(itemId) ?? 0, amount);
  stock.set(itemId, (stock.get(itemId) ?? 0) - used);
  return used;
}
