import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { positionInName } from '../../name-filter.rules.ts';
import { itemRef } from '../../refs.reader.ts';
import { levelRange } from '../../region.labels.ts';
import { itemIcon } from '../../ui/public/item-icon.ts';
import type { GameRef, TileLook } from '../../ui/public/look.ts';
import type { Item } from '../item.contract.ts';
import { itemKindName, itemLead } from '../item.labels.ts';
import { itemsParams } from '../item.params.ts';
import { itemTypeTabs } from './item-type.loader.ts';
import {
  type AdvancementItem,
  advancementItems,
  bestDropped,
  bestMaterials,
  type CountedItem,
  linkCount,
} from './well-connected.loader.ts';

export interface FoundItem extends GameRef {
  kind: string;
  lead: string;
}

export interface TypeCard {
  id: number;
  name: string;
  count: number;
  /** `1–99`; null: no item of the type requires a level. */
  levels: string | null;
  look: TileLook;
  samples: GameRef[];
}

export interface ItemsPageData {
  total: number;
  q: string;
  found: FoundItem[];
  foundCount: number;
  types: TypeCard[];
  materials: CountedItem[];
  dropped: CountedItem[];
  advancement: AdvancementItem[];
}

const MAX_FOUND = 100;
const SAMPLES = 4;

export function load({ url }: PageRequest, { catalog }: GameDataServices): ItemsPageData {
  const { q = '' } = itemsParams.read(url.searchParams);
  const found = q === '' ? [] : findByName(catalog, q);
  return {
    total: catalog.items.length,
    q,
    found: found.slice(0, MAX_FOUND).map(foundItem),
    foundCount: found.length,
    types: q === '' ? typeCards(catalog) : [],
    materials: bestMaterials(catalog, 6),
    dropped: bestDropped(catalog, 6),
    advancement: advancementItems(catalog),
  };
}

function findByName(catalog: Catalog, q: string): Item[] {
  return catalog.items
    .map((item) => ({ item, position: positionInName(item.name, q) }))
    .filter(({ position }) => position !== -1)
    .sort(
      (one, other) =>
        Number(other.item.name === q) - Number(one.item.name === q) ||
        Number(one.position > 0) - Number(other.position > 0) ||
        one.item.name.length - other.item.name.length ||
        linkCount(catalog, other.item) - linkCount(catalog, one.item),
    )
    .map(({ item }) => item);
}

function foundItem(item: Item): FoundItem {
  return { ...itemRef(item), kind: itemKindName(item), lead: itemLead(item) };
}

export function typeCards(catalog: Catalog): TypeCard[] {
  return itemTypeTabs(catalog).map((type) => {
    const items = catalog.itemsByType.get(type.id) ?? [];
    const levels = items.flatMap((item) => item.reqlevel ?? []);
    return {
      ...type,
      levels: levels.length > 0 ? levelRange(Math.min(...levels), Math.max(...levels)) : null,
      look: itemIcon({ type: type.id, subType: null, name: '' }),
      samples: bestKnown(catalog, items).map(itemRef),
    };
  });
}

function bestKnown(catalog: Catalog, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, weight: linkCount(catalog, item) }))
    .sort((one, other) => other.weight - one.weight || one.item.id - other.item.id)
    .slice(0, SAMPLES)
    .map(({ item }) => item);
}
