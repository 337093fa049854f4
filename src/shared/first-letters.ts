/** As many as the server counts, none of them cut in half. */
export function firstLetters(text: string, max: number): string {
  return [...text.normalize('NFC')].slice(0, max).join('');
}
