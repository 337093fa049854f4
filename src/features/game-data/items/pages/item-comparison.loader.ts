import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemKindName } from '../../catalog/item.labels.ts';
import { DETAIL_LINES, STAT_LINES, type StatLine } from '../../catalog/item-stat.labels.ts';
import type { ServerPriceServices } from '../../game-data.services.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { type GearFacts, gearFacts } from '../gear-change.rules.ts';
import { bestBy, MOST_COMPARED } from '../item-comparison.rules.ts';

export interface ComparedItem extends GameRef {
  kind: string;
  /** Facts for calculating what changes when the item is worn. */
  facts: GearFacts;
}

export interface ComparedCell {
  value: string;
  unit?: string;
  /** The sources differ: `value` lists the claim of each. */
  isDoubtful?: true;
  isBest?: true;
  href?: string;
}

export interface ComparedRow {
  label: string;
  /** Contains a cell for each item; null: unknown. */
  cells: (ComparedCell | null)[];
}

export interface PriceRow {
  gameServer: { id: number; name: string };
  /** Contains a price for each item in 전 per piece; null: no quote. */
  cells: (number | null)[];
}

export interface ItemComparison {
  items: ComparedItem[];
  /** More items were requested than are shown. */
  isCut: boolean;
  stats: ComparedRow[];
  conditions: ComparedRow[];
  prices: PriceRow[];
  origins: ComparedRow[];
}

const CONDITIONS = ['reqjob', 'reqlevel', 'reqgrade', 'reqgender', 'reqmight', 'reqwill', 'reqgrace'];
const LINES = new Map([...STAT_LINES, ...DETAIL_LINES].map((line) => [line.field, line]));
const CONDITION_LINES = CONDITIONS.flatMap((field) => LINES.get(field) ?? []);
const COMPARED_STATS = STAT_LINES.filter(({ field }) => !CONDITIONS.includes(field));

/** @param compare ids as in the address; ids of no item are left out */
export async function readComparison(
  compare: string,
  { catalog, pricesOfServers }: { catalog: Catalog } & ServerPriceServices,
): Promise<ItemComparison> {
  const known = compare.split(',').flatMap((id) => catalog.itemById.get(Number(id)) ?? []);
  const items = known.slice(0, MOST_COMPARED);
  return {
    items: items.map((item) => ({ ...itemRef(item), kind: itemKindName(item), facts: gearFacts(item) })),
    isCut: known.length > items.length,
    stats: toRows(COMPARED_STATS, items),
    conditions: toRows(CONDITION_LINES, items),
    prices: await pricesAmong(items, pricesOfServers),
    origins: listOrigins(catalog, items),
  };
}

/** Leaves out rows in which every value is unknown. */
function toRows(lines: readonly StatLine[], items: readonly Item[]): ComparedRow[] {
  const rows = lines.map((line) => {
    const best = bestBy(items, line.field);
    return { label: line.label, cells: items.map((item, place) => toCell(line, item, best[place])) };
  });
  return rows.filter(isKnown);
}

function toCell(line: StatLine, item: Item, isBest = false): ComparedCell | null {
  const known = line.of(item);
  if (!known) return null;
  const { label, ...cell } = known;
  return isBest ? { ...cell, isBest } : cell;
}

function isKnown({ cells }: { cells: readonly unknown[] }): boolean {
  return cells.some((cell) => cell !== null);
}

/** Leaves out servers on which no item has a quote. */
async function pricesAmong(
  items: readonly Item[],
  pricesOfServers: ServerPriceServices['pricesOfServers'],
): Promise<PriceRow[]> {
  const ids = items.map(({ id }) => id);
  const servers = ids.length > 0 ? await pricesOfServers(ids) : [];
  return servers
    .map(({ gameServer, prices }) => ({ gameServer, cells: ids.map((id) => prices.get(id) ?? null) }))
    .filter(isKnown);
}

function listOrigins(catalog: Catalog, items: readonly Item[]): ComparedRow[] {
  const row = (label: string, cell: (item: Item) => ComparedCell | null) => ({ label, cells: items.map(cell) });
  return [
    row('나오는 곳', ({ id }) =>
      inBrief(
        catalog.dropsOfItem(id).map(({ monsterName }) => monsterName),
        `/items/${id}#drops`,
      ),
    ),
    row('만드는 법', ({ id }) => {
      const { length } = catalog.recipesMaking(id);
      return length > 0 ? { value: `조합 ${length}가지`, href: `/items/${id}` } : null;
    }),
    row('파는 NPC', ({ id }) =>
      inBrief(
        catalog.sellMapsOfItem(id).flatMap(({ npcName }) => npcName ?? []),
        `/items/${id}`,
      ),
    ),
  ].filter(isKnown);
}

/** `자명비 외 3` */
function inBrief(names: readonly string[], href: string): ComparedCell | null {
  const [first, ...others] = new Set(names);
  if (first === undefined) return null;
  return { value: others.length > 0 ? `${first} 외 ${others.length}` : first, href };
}
