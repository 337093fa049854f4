/** Adds the item's quote in 전 per piece, if there is one. */
export function withPrice<Row extends { id: number }>(
  row: Row,
  prices: ReadonlyMap<number, number>,
): Row & { price?: number } {
  const price = prices.get(row.id);
  return price === undefined ? row : { ...row, price };
}
