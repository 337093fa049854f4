const MAX_LENGTH = 120;
const MASK = '…';

/** From the most to the least specific: what one leaves, the next may not recognise. */
const VARIABLE: readonly RegExp[] = [
  // Addresses of any scheme, mail, and paths.
  /[a-z][a-z\d+.-]*:\/\/\S*/gi,
  /\S+@\S+/g,
  /(?:\/[^\s/]+){2,}\S*/g,
  // Quoted, bracketed, JSON.
  /"[^"]*"?|'[^']*'?|`[^`]*`?|[‘“][^’”]*[’”]?/g,
  /[[{(].*/g,
  // Whatever is not plain English: players write Korean.
  /[^\x20-\x7e]+/g,
  // Numbers, ids, hosts and tokens.
  /\S*\d\S*/g,
  /\b\S+\.\S+\b/g,
  /\S{25,}/g,
];

/** The kind and first line of an error, without anything that may come from a payload or a player. */
export function jobErrorText(error: string): string {
  const line = error.trimStart().split('\n', 1)[0] ?? '';
  const masked = VARIABLE.reduce((text, pattern) => text.replaceAll(pattern, MASK), line);
  const short = masked
    .replaceAll(/…(?:[\s…]*…)?/g, MASK)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH - 1)}${MASK}` : short || MASK;
}
