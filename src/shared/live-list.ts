interface LiveRow {
  readonly id: number;
}

export interface LiveList<Row> {
  readonly rows: readonly Row[];
  readonly waiting: readonly Row[];
  /** Cursor of the page after the rows; `null` when it is the last one. */
  readonly next: string | null;
  readonly isBehind: boolean;
  readonly end: Row | undefined;
  /** The newest version of rows that are not loaded (`null`: removed), for pages that were read earlier. */
  readonly unloaded: ReadonlyMap<number, Row | null>;
}

export interface LivePage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export type LiveChange<Row> =
  | { readonly type: 'upsert'; readonly row: Row }
  /** Changes loaded rows in their place; must return a row that it does not concern unchanged. */
  | { readonly type: 'patch'; patch(row: Row): Row }
  /** `mark`: leaves the row in its place, marked as removed. */
  | { readonly type: 'remove'; readonly id: number; mark?(row: Row): Row };

const MAX_UNLOADED = 500;

/**
 * Lists of ordered rows that only ever rise in the order; an older version of a row sorts after the known one and is
 * ignored. Pages and changes may come in any order: once all have come and `withWaiting` was called, the rows are those
 * of a fresh read.
 * @param order negative: `one` is before `other`
 */
export function liveLists<Row extends LiveRow>(order: (one: Row, other: Row) => number) {
  const sorted = (rows: readonly Row[]) => rows.toSorted(order);
  const isLoaded = ({ next, end }: LiveList<Row>, row: Row) => next === null || !end || order(row, end) <= 0;

  const first = ({ rows, next }: LivePage<Row>): LiveList<Row> => ({
    rows,
    waiting: [],
    next,
    isBehind: false,
    end: rows.at(-1),
    unloaded: new Map(),
  });

  function withPage(list: LiveList<Row>, page: LivePage<Row>): LiveList<Row> {
    const known = byId(list.rows);
    const newer = new Map<number, Row | null>([...list.unloaded, ...byId(list.waiting)]);
    const added = page.rows.flatMap((row) => {
      const latest = known.has(row.id) ? null : newer.get(row.id);
      return latest === null ? [] : [latest ?? row];
    });
    const grown = { ...list, rows: [...list.rows, ...added], next: page.next, end: page.rows.at(-1) ?? list.end };
    // A row that was received live before the first page may belong after its end.
    const behind = list.waiting.filter((row) => !isLoaded(grown, row));
    return {
      ...grown,
      waiting: list.waiting.filter((row) => !behind.includes(row)),
      unloaded: new Map([...without(list.unloaded, added), ...byId(behind)]),
    };
  }

  function withUpsert(list: LiveList<Row>, row: Row): LiveList<Row> {
    const waits = list.waiting.find(({ id }) => id === row.id);
    const known = waits ?? list.rows.find(({ id }) => id === row.id);
    if (known && order(row, known) > 0) return list;
    if (!known && !isLoaded(list, row)) return { ...list, unloaded: withUnloaded(list.unloaded, row.id, row) };
    const rows = replaced(list.rows, row);
    if (known && !waits && order(row, known) === 0) return { ...list, rows };
    const waiting = sorted([row, ...list.waiting.filter(({ id }) => id !== row.id)]);
    return { ...list, rows, waiting, unloaded: without(list.unloaded, [row]) };
  }

  function withChange(list: LiveList<Row>, change: LiveChange<Row>): LiveList<Row> {
    if (change.type === 'upsert') return withUpsert(list, change.row);
    return change.type === 'patch' ? withPatch(list, change.patch) : withoutRow(list, change);
  }

  function withWaiting(list: LiveList<Row>): LiveList<Row> {
    const risen = byId(list.waiting);
    const rows = list.rows.filter(({ id }) => !risen.has(id));
    for (const row of list.waiting) {
      const at = rows.findIndex((other) => order(row, other) < 0);
      rows.splice(at < 0 ? rows.length : at, 0, row);
    }
    return { ...list, rows, waiting: [] };
  }

  function withFresh(list: LiveList<Row>, page: LivePage<Row>): LiveList<Row> {
    const known = new Map([...byId(list.rows), ...byId(list.waiting)]);
    const fresh = byId(page.rows);
    const added = page.rows.filter(({ id }) => !known.has(id));
    // No row is known: rows between the two may be missing too.
    const isBehind = page.rows.length > 0 && added.length === page.rows.length;
    const renewed = (rows: readonly Row[]) => rows.map((row) => fresh.get(row.id) ?? row);
    const waiting = isBehind ? [] : [...added, ...renewed(list.waiting)];
    return { ...list, rows: renewed(list.rows), waiting, isBehind, unloaded: new Map() };
  }

  return { first, withPage, withChange, withWaiting, withFresh };
}

export function withGap<List extends LiveList<unknown>>(list: List): List {
  return { ...list, isBehind: true, unloaded: new Map() };
}

function withPatch<Row>(list: LiveList<Row>, patch: (row: Row) => Row): LiveList<Row> {
  const [rows, waiting] = [changedRows(list.rows, patch), changedRows(list.waiting, patch)];
  const unloaded = new Map([...list.unloaded].map(([id, row]) => [id, row && patch(row)]));
  return { ...list, rows, waiting, unloaded };
}

/** Returns the same array when nothing changes, so that it is not rendered again. */
function changedRows<Row>(rows: readonly Row[], patch: (row: Row) => Row): readonly Row[] {
  const changed = rows.map(patch);
  return changed.every((row, at) => row === rows[at]) ? rows : changed;
}

function withoutRow<Row extends LiveRow>(
  list: LiveList<Row>,
  { id, mark }: Extract<LiveChange<Row>, { type: 'remove' }>,
): LiveList<Row> {
  const rows = list.rows.flatMap((row) => (row.id !== id ? [row] : mark ? [mark(row)] : []));
  const waiting = list.waiting.filter((row) => row.id !== id);
  return { ...list, rows, waiting, unloaded: withUnloaded(list.unloaded, id, null) };
}

function byId<Row extends LiveRow>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function replaced<Row extends LiveRow>(rows: readonly Row[], row: Row): readonly Row[] {
  return changedRows(rows, (other) => (other.id === row.id ? row : other));
}

function withUnloaded<Row>(unloaded: ReadonlyMap<number, Row | null>, id: number, row: Row | null) {
  const next = new Map(unloaded);
  next.delete(id);
  next.set(id, row);
  const [oldest] = next.keys();
  if (next.size > MAX_UNLOADED && oldest !== undefined) next.delete(oldest);
  return next;
}

function without<Row extends LiveRow>(unloaded: ReadonlyMap<number, Row | null>, rows: readonly Row[]) {
  const next = new Map(unloaded);
  for (const { id } of rows) next.delete(id);
  return next;
}
