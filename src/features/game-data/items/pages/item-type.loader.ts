import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { ITEM_TYPES, itemTypeName } from '../../catalog/item.labels.ts';
import { claimText } from '../../catalog/item-stat.labels.ts';
import { claimTexts } from '../../data-quality/disagreement-doubts.rules.ts';
import type { GameDataServices, PriceServices } from '../../game-data.services.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import {
  ITEM_COLUMNS,
  type ItemColumn,
  type ItemFlag,
  type ItemRowFacts,
  type ItemSurroundings,
  itemCells,
  knownColumns,
  worthwhileColumns,
  worthwhileFlags,
} from '../item.rules.ts';
import { itemTypeParams } from '../item-type.params.ts';

export interface ItemRow extends GameRef, ItemRowFacts {
  dropper?: { id: number; name: string };
  /** Names of its uses, where the table has room for them. */
  usedFor?: string;
}

export interface ItemTypeTab {
  id: number;
  name: string;
  count: number;
}

export interface ItemTypePageData {
  type: ItemTypeTab;
  types: ItemTypeTab[];
  columns: ItemColumn[];
  /** Columns that can be filtered and sorted by, in the order of the columns. */
  known: ItemColumn[];
  flags: ItemFlag[];
  rows: ItemRow[];
}

/** Maximum number of columns of a table that has room for names. */
const ROOMY = 4;
const USES_NAMED = 5;

export async function load(
  { params, url }: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<ItemTypePageData> {
  const id = /^(0|[1-9]\d?)$/.test(params.type ?? '') ? Number(params.type) : -1;
  if (!(id in ITEM_TYPES)) throw new AppError('NOT_FOUND', { message: '없는 종류입니다.' });
  const items = catalog.itemsByType.get(id) ?? [];
  const { gameServer } = itemTypeParams.read(url.searchParams);
  const prices = await pricesOf(
    items.map((item) => item.id),
    gameServer,
  );
  const rows = items.map((item) => itemRow(catalog, item, prices.get(item.id)));
  const columns = worthwhileColumns(rows);
  const known = knownColumns(rows, columns);
  const hasRoom = columns.includes('uses') && columns.length <= ROOMY;
  return {
    type: { id, name: itemTypeName(id), count: rows.length },
    types: itemTypeTabs(catalog),
    columns,
    known,
    flags: worthwhileFlags(rows),
    rows: rows.map((row) => ({
      ...row,
      cells: pickCells(row.cells, known),
      ...(hasRoom && row.cells.uses !== undefined && { usedFor: usedFor(catalog, row.id) }),
    })),
  };
}

export function itemTypeTabs(catalog: Catalog): ItemTypeTab[] {
  return ITEM_TYPES.map((name, id) => ({ id, name, count: catalog.itemsByType.get(id)?.length ?? 0 })).filter(
    (type) => type.count > 0,
  );
}

function itemRow(catalog: Catalog, item: Item, quote: number | undefined): ItemRow {
  const drop = catalog.dropsOfItem(item.id)[0];
  return {
    ...itemRef(item),
    cells: itemCells(item, { ...findSurroundings(catalog, item), quote }),
    ...listDoubts(catalog, item),
    ...(drop && { dropper: { id: drop.monsterId, name: drop.monsterName } }),
    ...(item.trade === 1 && { trade: true }),
    ...(catalog.recipesMaking(item.id).length > 0 && { made: true }),
    ...(catalog.dropsOfItem(item.id).length > 0 && { drop: true }),
  };
}

/** Columns with the name of a field show the value of that field. */
const COLUMNS: ReadonlyMap<string, ItemColumn> = new Map([
  ...ITEM_COLUMNS.map((column) => [column, column] as const),
  ...(['level', 'might', 'will', 'grace', 'gender', 'job'] as const).map((column) => [`req${column}`, column] as const),
]);

function listDoubts(catalog: Catalog, { disagreements }: Item): Pick<ItemRow, 'doubts'> {
  const doubts = disagreements.flatMap((disagreement) => {
    const { field, claims } = disagreement;
    const column = COLUMNS.get(field);
    if (!column) return [];
    const values = claims.map(({ value }) => claimText(field, value).replace(/^[+]/, ''));
    return [[column, { values, text: claimTexts(catalog, disagreement).join(', ') }] as const];
  });
  return doubts.length > 0 ? { doubts: Object.fromEntries(doubts) } : {};
}

function findSurroundings(catalog: Catalog, { id }: Item): ItemSurroundings {
  const droppers = [...new Set(catalog.dropsOfItem(id).map((drop) => drop.monsterName))];
  const dropped = droppers.length > 1 ? `${droppers[0]} 외 ${droppers.length - 1}` : droppers[0];
  const sources = [catalog.recipesMaking(id).length > 0 && '조합', dropped].filter(Boolean);
  return {
    uses: catalog.recipesUsing(id).length + catalog.skillsNeeding(id).length,
    from: sources.length > 0 ? sources.join(' · ') : null,
  };
}

function usedFor(catalog: Catalog, id: number): string {
  const made = catalog.recipesUsing(id).flatMap(({ itemId }) => catalog.itemById.get(itemId)?.name ?? []);
  const names = [...new Set([...made, ...catalog.skillsNeeding(id).map(({ name }) => name)])];
  return names.slice(0, USES_NAMED).join(' · ') + (names.length > USES_NAMED ? ' 등' : '');
}

function pickCells(cells: ItemRow['cells'], columns: readonly ItemColumn[]): ItemRow['cells'] {
  return Object.fromEntries(columns.flatMap((column) => (column in cells ? [[column, cells[column]]] : [])));
}
