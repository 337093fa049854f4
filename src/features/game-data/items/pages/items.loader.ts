import { formatAmount, roughAmount } from '#shared/korean/amount.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemKindName, itemLead } from '../../catalog/item.labels.ts';
import type { GameDataServices, PriceServices, ServerPriceServices } from '../../game-data.services.ts';
import { positionInName } from '../../name-filter.rules.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import { itemIcon } from '../../refs/ui/public/item-icon.ts';
import type { GameRef, TileLook } from '../../refs/ui/public/look.ts';
import { levelRange } from '../../region.labels.ts';
import { itemsParams } from '../items.params.ts';
import type { ShelfItem } from '../ui/item-shelf.tsx';
import { type ItemComparison, readComparison } from './item-comparison.loader.ts';
import { withPrice } from './item-summary.ts';
import { itemTypeTabs } from './item-type.loader.ts';
import { advancementItems, bestDropped, bestMaterials, linkCount } from './well-connected.loader.ts';

export interface FoundItem extends GameRef {
  kind: string;
  lead: string;
  /** 전 per piece; missing: no quote. */
  price?: number;
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
  /** Null: the address requests no comparison. */
  comparison: ItemComparison | null;
  types: TypeCard[];
  materials: ShelfItem[];
  dropped: ShelfItem[];
  advancement: ShelfItem[];
}

const MAX_FOUND = 100;
const SAMPLES = 4;
const SHELF = 6;
/** Maximum number of search results that are offered for a comparison. */
const FOUND_TO_ADD = 12;

type Services = GameDataServices & PriceServices & ServerPriceServices;

export async function load({ url }: PageRequest, services: Services): Promise<ItemsPageData> {
  const { catalog, pricesOf } = services;
  const { q = '', gameServer, compare } = itemsParams.read(url.searchParams);
  if (compare !== undefined) return loadComparison(compare, q, services);
  const matching = q === '' ? [] : findByName(catalog, q);
  const found = matching.slice(0, MAX_FOUND).map(foundItem);
  const { materials, dropped, advancement } = listShelves(catalog);
  const shown = [...found, ...materials, ...dropped, ...advancement];
  const prices = await pricesOf(
    shown.map(({ id }) => id),
    gameServer,
  );
  const priced = <Row extends GameRef>(rows: readonly Row[]) => rows.map((row) => withPrice(row, prices));
  return {
    total: catalog.items.length,
    q,
    found: priced(found),
    foundCount: matching.length,
    comparison: null,
    types: q === '' ? typeCards(catalog) : [],
    materials: withQuotes(priced(materials)),
    dropped: withQuotes(priced(dropped)),
    advancement: withQuotes(quotedFirst(priced(advancement))),
  };
}

async function loadComparison(compare: string, q: string, services: Services): Promise<ItemsPageData> {
  const { catalog } = services;
  const comparison = await readComparison(compare, services);
  const compared = new Set(comparison.items.map(({ id }) => id));
  const matching = q === '' ? [] : findByName(catalog, q).filter(({ id }) => !compared.has(id));
  return {
    total: catalog.items.length,
    q,
    found: matching.slice(0, FOUND_TO_ADD).map(foundItem),
    foundCount: matching.length,
    comparison,
    types: [],
    materials: [],
    dropped: [],
    advancement: [],
  };
}

/** Adds prices to the notes of items where too few have one for a column of its own. */
function withQuotes(items: readonly ShelfItem[]): ShelfItem[] {
  if (items.filter(({ price }) => price !== undefined).length * 2 >= items.length) return [...items];
  return items.map(({ price, ...item }) =>
    price === undefined ? item : { ...item, note: `${item.note} · 시세 ${formatAmount(roughAmount(price))}` },
  );
}

function quotedFirst(items: readonly ShelfItem[]): ShelfItem[] {
  return items.toSorted((one, other) => Number(one.price === undefined) - Number(other.price === undefined));
}

function listShelves(catalog: Catalog): Record<'materials' | 'dropped' | 'advancement', ShelfItem[]> {
  return {
    materials: bestMaterials(catalog, SHELF).map(({ count, ...item }) => ({
      ...item,
      note: `${count}곳에 쓰임`,
    })),
    dropped: bestDropped(catalog, SHELF).map(({ count, ...item }) => ({
      ...item,
      note: `몬스터 ${count}종이 드롭`,
    })),
    advancement: advancementItems(catalog).map(({ use, ...item }) => ({ ...item, note: use })),
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

/** Maximum number of letters that fit on one line of a card beside the game. */
const SAMPLE_LETTERS = 6;

/**
 * Returns the best-known items whose names fit; those of a look that is not shown yet come first, because four equal
 * pictures would not show the variety of a type.
 */
function bestKnown(catalog: Catalog, items: readonly Item[]): Item[] {
  const short = items.filter(({ name }) => name.length <= SAMPLE_LETTERS);
  const sorted = (short.length < SAMPLES ? items : short)
    .map((item) => ({ item, weight: linkCount(catalog, item) }))
    .sort((one, other) => other.weight - one.weight || one.item.id - other.item.id)
    .map(({ item }) => item);
  const firstOfLook = [...Map.groupBy(sorted, (item) => itemRef(item).icon).values()].flatMap((some) => some[0] ?? []);
  return [...new Set([...firstOfLook, ...sorted])].slice(0, SAMPLES);
}
