/** Reads an id from a page's path. Returns 0, which no row has, for invalid text. */
export function readId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
