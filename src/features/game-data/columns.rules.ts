/** A column or a filter appears only where at least this share of the rows has something to show. */
const MIN_SHARE = 0.05;

function shareOf<Row>(rows: readonly Row[], has: (row: Row) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(has).length / rows.length;
}

/** Whether enough rows have a value (`null` and `undefined` are none; 0 is one). */
export function isWorthShowing<Row>(rows: readonly Row[], valueIn: (row: Row) => unknown): boolean {
  return shareOf(rows, (row) => valueIn(row) !== null && valueIn(row) !== undefined) >= MIN_SHARE;
}

/** Whether a yes-or-no filter would tell rows apart: enough pass it, and not all of them. */
export function isWorthFiltering<Row>(rows: readonly Row[], passes: (row: Row) => boolean): boolean {
  const share = shareOf(rows, passes);
  return share >= MIN_SHARE && share < 1;
}
