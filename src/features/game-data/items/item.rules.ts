import type { Item } from '../catalog/item.contract.ts';
import { computeFit, type Fit, type LimitQuery } from '../catalog/item-limits.rules.ts';
import { isWorthFiltering, isWorthShowing } from '../columns.rules.ts';
import { matchesName } from '../name-filter.rules.ts';
import { STAT_COLUMNS } from './stat-columns.rules.ts';

export const ITEM_COLUMNS = [
  'kind',
  'level',
  'quote',
  'might',
  'will',
  'grace',
  'job',
  'grade',
  'gender',
  ...STAT_COLUMNS,
  'durability',
  'stack',
  'price',
  'uses',
  'from',
] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];
export type ItemCell = number | string | readonly [min: number, max: number];
/** Unknown values have no key. */
export type ItemCells = Partial<Record<ItemColumn, ItemCell>>;

export interface ItemDoubt {
  values: string[];
  /** The claims, each with its sources. */
  text: string;
}

export interface ItemRowFacts {
  id: number;
  name: string;
  cells: ItemCells;
  /** Values about which sources differ. A cell without a value of its own sorts as unknown. */
  doubts?: Partial<Record<ItemColumn, ItemDoubt>>;
  trade?: true;
  made?: true;
  drop?: true;
}

function range(min: number | null, max: number | null): readonly [number, number] | null {
  const low = min ?? max;
  const high = max ?? min;
  return low === null || high === null ? null : [low, high];
}

export interface ItemSurroundings {
  /** 전 per piece; undefined: no quote. */
  quote?: number | undefined;
  uses: number;
  from: string | null;
}

export function itemCells(item: Item, around: ItemSurroundings): ItemCells {
  const all: Record<ItemColumn, ItemCell | null> = {
    kind: item.subType,
    level: item.reqlevel,
    quote: around.quote ?? null,
    might: item.reqmight,
    will: item.reqwill,
    grace: item.reqgrace,
    job: item.reqjob,
    grade: item.reqgrade,
    gender: item.reqgender,
    small: range(item.smin, item.smax),
    large: range(item.lmin, item.lmax),
    ac: item.ac,
    md: item.md,
    MHP: item.MHP,
    MHPP: item.MHPP,
    MMP: item.MMP,
    MMPP: item.MMPP,
    hit: item.hit,
    dam: item.dam,
    M: item.M,
    W: item.W,
    G: item.G,
    hr: item.hr,
    durability: item.maxdura,
    stack: item.maxquan,
    price: item.price,
    uses: around.uses > 0 ? around.uses : null,
    from: around.from,
  };
  return Object.fromEntries(Object.entries(all).filter(([, cell]) => cell !== null));
}

/** A column is shown when at least this share of the items has a value. */
const MIN_SHARE = 0.3;
/** Share of items with the same shop price above which that price is considered a placeholder of the source. */
const FILLER_SHARE = 0.2;

export function worthwhileColumns(rows: readonly ItemRowFacts[]): ItemColumn[] {
  return ITEM_COLUMNS.filter(
    (column) => isWorthShowing(rows, (row) => row.cells[column], MIN_SHARE) && !(column === 'price' && isFiller(rows)),
  );
}

function isFiller(rows: readonly ItemRowFacts[]): boolean {
  const counts = Map.groupBy(
    rows.filter((row) => row.cells.price !== undefined),
    (row) => row.cells.price,
  );
  return Math.max(0, ...[...counts.values()].map((same) => same.length)) >= rows.length * FILLER_SHARE;
}

/** Columns of words, for which sorting is hardly useful. */
const WORDS: ReadonlySet<ItemColumn> = new Set(['kind', 'from']);

/**
 * Returns the columns that can be filtered and sorted by: those shown, and those for which at least one item has a
 * value.
 */
export function knownColumns(rows: readonly ItemRowFacts[], shown: readonly ItemColumn[]): ItemColumn[] {
  return ITEM_COLUMNS.filter(
    (column) =>
      shown.includes(column) ||
      (!WORDS.has(column) &&
        rows.some((row) => row.cells[column] !== undefined) &&
        !(column === 'price' && isFiller(rows))),
  );
}

/** Number of columns from which there is no room for another. */
const CROWDED = 10;

/**
 * Returns the columns of the table, including the one it is sorted by; a crowded table shows that one instead of
 * `from`.
 */
export function shownColumns(columns: readonly ItemColumn[], { column: sorted }: ItemSort): ItemColumn[] {
  const isMore = sorted !== 'name' && !columns.includes(sorted);
  const isLeftOut = (column: ItemColumn) => isMore && columns.length >= CROWDED && column === 'from';
  return ITEM_COLUMNS.filter((column) => column === sorted || (columns.includes(column) && !isLeftOut(column)));
}

export const ITEM_FLAGS = ['trade', 'made', 'drop'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

export function worthwhileFlags(rows: readonly ItemRowFacts[]): ItemFlag[] {
  return ITEM_FLAGS.filter((flag) => isWorthFiltering(rows, (row) => row[flag] === true));
}

export interface ItemSort {
  column: ItemColumn | 'name';
  isDescending: boolean;
}

export interface ItemQuery extends LimitQuery {
  name: string;
  /** Also lists, separately, items of which a condition that is asked for is unknown. */
  withUnknown: boolean;
  flags: ItemFlag[];
  sort: ItemSort | null;
}

type ItemTypeValues = Readonly<
  {
    q?: string;
    from?: number;
    to?: number;
    job?: number;
    gender?: number;
    grade?: number;
    unknown?: string;
    sort?: string;
  } & Partial<Record<ItemFlag, string>>
>;

function readSort(text: string | undefined, columns: readonly ItemColumn[]): ItemSort | null {
  const isDescending = text?.startsWith('-') ?? false;
  const wanted = isDescending ? text?.slice(1) : text;
  const column = wanted === 'name' ? 'name' : columns.find((known) => known === wanted);
  return column ? { column, isDescending } : null;
}

/**
 * Swaps the ends of a reversed range; ignores conditions and a sort column for which no item of the list has a value.
 */
export function readItemQuery(values: ItemTypeValues, known: readonly ItemColumn[]): ItemQuery {
  const { q = '', from, to, job, gender, grade, sort } = values;
  const ofKnown = (column: ItemColumn, value: number | undefined) => (known.includes(column) ? (value ?? null) : null);
  const [least, most] = [ofKnown('level', from), ofKnown('level', to)];
  const isBackwards = least !== null && most !== null && least > most;
  return {
    name: q,
    levelFrom: isBackwards ? most : least,
    levelTo: isBackwards ? least : most,
    job: ofKnown('job', job),
    gender: ofKnown('gender', gender),
    grade: ofKnown('grade', grade),
    withUnknown: values.unknown !== undefined,
    flags: ITEM_FLAGS.filter((flag) => values[flag] !== undefined),
    sort: readSort(sort, known),
  };
}

function isWanted(row: ItemRowFacts, query: ItemQuery): boolean {
  return query.flags.every((flag) => row[flag]) && matchesName(row.name, query.name);
}

function compareCells(one: ItemCell, other: ItemCell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'object' && typeof other === 'object') return one[1] - other[1] || one[0] - other[0];
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

function compareBy({ column, isDescending }: ItemSort): (one: ItemRowFacts, other: ItemRowFacts) => number {
  const getCell = (row: ItemRowFacts) => (column === 'name' ? row.name : row.cells[column]);
  return (one, other) => {
    const a = getCell(one);
    const b = getCell(other);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return isDescending ? compareCells(b, a) : compareCells(a, b);
  };
}

export function usualSort(columns: readonly ItemColumn[]): ItemSort {
  if (columns.includes('level')) return { column: 'level', isDescending: false };
  // Items without levels are compared by value; without any quotes all are equal and sorted by name.
  if (columns.includes('quote')) return { column: 'quote', isDescending: true };
  return columns.includes('uses') ? { column: 'uses', isDescending: true } : { column: 'name', isDescending: false };
}

/**
 * Returns the rows that match, or with `unknown` those for which it is unknown whether they do. Unknown values come
 * last in both directions; equal rows are sorted by quote first, then by use, then by name.
 */
export function selectItems<Row extends ItemRowFacts>(
  rows: readonly Row[],
  query: ItemQuery,
  columns: readonly ItemColumn[],
  wanted: Exclude<Fit, 'excluded'> = 'fits',
): Row[] {
  const sort = query.sort ?? usualSort(columns);
  const order = compareBy(sort);
  // A new market has few quotes: the other rows are sorted by use.
  const byUses = sort.column === 'quote' ? compareBy({ column: 'uses', isDescending: true }) : () => 0;
  const byName = compareBy({ column: 'name', isDescending: false });
  const quoteless = (row: ItemRowFacts) => Number(row.cells.quote === undefined);
  return rows
    .filter((row) => isWanted(row, query) && computeFit(row, query) === wanted)
    .sort(
      (one, other) =>
        order(one, other) ||
        quoteless(one) - quoteless(other) ||
        byUses(one, other) ||
        byName(one, other) ||
        one.id - other.id,
    );
}

/** Columns whose first click sorts ascending; the others start descending. */
const SMALL_FIRST: ReadonlySet<ItemColumn | 'name'> = new Set([
  'name',
  'kind',
  'level',
  'job',
  'grade',
  'gender',
  'ac',
  'from',
]);

export function sortText({ column, isDescending }: ItemSort): string {
  return isDescending ? `-${column}` : column;
}

export function sortChoices(
  columns: readonly ItemColumn[],
  known: readonly ItemColumn[],
  current: ItemSort | null,
): ItemSort[] {
  const usual = usualSort(columns);
  const natural = (['name', ...known] as const).map((column) => ({ column, isDescending: !SMALL_FIRST.has(column) }));
  const all = [usual, ...natural, ...(current ? [current] : [])];
  return [...new Map(all.map((sort) => [sortText(sort), sort])).values()];
}

export function nextSort(column: ItemColumn | 'name', current: ItemSort): string {
  return sortText({
    column,
    isDescending: current.column === column ? !current.isDescending : !SMALL_FIRST.has(column),
  });
}
