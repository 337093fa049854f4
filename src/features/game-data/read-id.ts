/** The id in a page's path; 0, which no row has, for what is none. */
export function readId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
