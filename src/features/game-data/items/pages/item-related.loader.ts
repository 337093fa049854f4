import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import type { ShelfItem } from '../ui/item-shelf.tsx';
import { linkCount } from './well-connected.loader.ts';

const SHOWN = 8;

function distance(one: Item, other: Item): number {
  const kind = one.subType === other.subType ? 0 : 1000;
  if (one.reqlevel === null || other.reqlevel === null) return kind + (one.reqlevel === other.reqlevel ? 0 : 500);
  return kind + Math.abs(one.reqlevel - other.reqlevel);
}

/**
 * Returns the items of the same type whose levels are nearest, sorted by level; among equally near ones those with more
 * links are preferred.
 */
export function relatedItems(catalog: Catalog, item: Item): ShelfItem[] {
  const others = (catalog.itemsByType.get(item.type) ?? []).filter((other) => other.id !== item.id);
  return others
    .map((other) => ({ other, distance: distance(item, other), links: linkCount(catalog, other) }))
    .sort((one, two) => one.distance - two.distance || two.links - one.links || one.other.id - two.other.id)
    .slice(0, SHOWN)
    .map(({ other }) => other)
    .sort((one, two) => (one.reqlevel ?? 0) - (two.reqlevel ?? 0))
    .map((other) => ({ ...itemRef(other), note: other.reqlevel === null ? '' : `레벨 ${other.reqlevel}` }));
}
