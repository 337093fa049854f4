/** Returns the first `max` letters, counted as the server counts, without cutting one in half. */
export function firstLetters(text: string, max: number): string {
  return [...text.normalize('NFC')].slice(0, max).join('');
}
