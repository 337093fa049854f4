/** Title of a text that waits for review. */
export function unsureWordTitle(word: string): string {
  return `확실하지 않은 말 ‘${word.replaceAll(/\s+/g, ' ')}’`;
}
