export interface SettledRow<Row> {
  readonly row: Row;
  /** It is not in the list any more, and stays in its place while a row is in hand. */
  readonly isGone: boolean;
}

export interface SettledRows<Row> {
  readonly rows: readonly SettledRow<Row>[];
  /** New rows that would push down a row in hand. */
  readonly waiting: number;
}

interface WithId {
  readonly id: number;
}

/**
 * Renews a list under an operator's hands: no row that is open, ticked or focused moves. Rows above it change in
 * their places, new ones come in below it or wait.
 */
export function settleRows<Row extends WithId>(
  shown: readonly SettledRow<Row>[],
  fresh: readonly Row[],
  pinned: ReadonlySet<number>,
): SettledRows<Row> {
  const lastPinned = shown.findLastIndex(({ row }) => pinned.has(row.id));
  if (lastPinned < 0) return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: 0 };
  const freshById = new Map(fresh.map((row) => [row.id, row]));
  const fixed = shown.slice(0, lastPinned + 1).map(({ row }) => {
    const now = freshById.get(row.id);
    return { row: now ?? row, isGone: now === undefined };
  });
  const fixedIds = new Set(fixed.map(({ row }) => row.id));
  const shownIds = new Set(shown.map(({ row }) => row.id));
  const lastFixed = fixed.findLast(({ isGone }) => !isGone)?.row.id;
  const at = fresh.findIndex(({ id }) => id === lastFixed);
  const others = fresh.filter(({ id }) => !fixedIds.has(id));
  const isBelow = (row: Row) => fresh.indexOf(row) > at;
  const below = [...others.filter((row) => !isBelow(row) && shownIds.has(row.id)), ...others.filter(isBelow)].map(
    (row) => ({ row, isGone: false }),
  );
  const waiting = others.filter((row) => !isBelow(row) && !shownIds.has(row.id)).length;
  return { rows: [...fixed, ...below], waiting };
}
