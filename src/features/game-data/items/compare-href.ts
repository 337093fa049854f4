/** Stands for an empty selection in the address. */
const NO_ITEM = '0';

export function comparedText(ids: readonly number[]): string {
  return ids.join(',') || NO_ITEM;
}

export function compareHref(ids: readonly number[], gameServer?: number): string {
  const server = gameServer === undefined ? '' : `&gameServer=${gameServer}`;
  return `/items?compare=${comparedText(ids)}${server}`;
}
