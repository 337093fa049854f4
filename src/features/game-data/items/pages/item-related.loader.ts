import type { Catalog } from '../../catalog/catalog.ts';
import { itemRef } from '../../refs.reader.ts';
import type { GameRef } from '../../ui/public/look.ts';
import type { Item } from '../item.contract.ts';
import { linkCount } from './well-connected.loader.ts';

export interface RelatedItem extends GameRef {
  level: number | null;
}

const SHOWN = 8;

function distance(one: Item, other: Item): number {
  const kind = one.subType === other.subType ? 0 : 1000;
  if (one.reqlevel === null || other.reqlevel === null) return kind + (one.reqlevel === other.reqlevel ? 0 : 500);
  return kind + Math.abs(one.reqlevel - other.reqlevel);
}

/** The items of the same type nearest in level, the better linked first among equals; sorted by level. */
export function relatedItems(catalog: Catalog, item: Item): RelatedItem[] {
  const others = (catalog.itemsByType.get(item.type) ?? []).filter((other) => other.id !== item.id);
  return others
    .map((other) => ({ other, distance: distance(item, other), links: linkCount(catalog, other) }))
    .sort((one, two) => one.distance - two.distance || two.links - one.links || one.other.id - two.other.id)
    .slice(0, SHOWN)
    .map(({ other }) => ({ ...itemRef(other), level: other.reqlevel }))
    .sort((one, two) => (one.level ?? 0) - (two.level ?? 0));
}
