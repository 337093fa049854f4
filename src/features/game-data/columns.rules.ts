/** A column or a filter is shown only when at least this share (0 to 1) of the rows has a value. */
const MIN_SHARE = 0.05;

function computeShare<Row>(rows: readonly Row[], has: (row: Row) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(has).length / rows.length;
}

/** `null` and `undefined` are no values; 0 is one. */
export function isWorthShowing<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => unknown,
  minShare: number = MIN_SHARE,
): boolean {
  return computeShare(rows, (row) => valueIn(row) !== null && valueIn(row) !== undefined) >= minShare;
}

export function isWorthFiltering<Row>(rows: readonly Row[], passes: (row: Row) => boolean): boolean {
  const share = computeShare(rows, passes);
  return share >= MIN_SHARE && share < 1;
}
