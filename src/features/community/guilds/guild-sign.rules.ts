const LETTERS = 2;
export const SIGN_BANDS = 8;

/** Returns the letters of a guild's name on its sign. */
export function signLetters(name: string): string {
  return [...name].slice(0, LETTERS).join('');
}

/** Returns the band at the bottom of a sign, in which most guilds with the same letters differ. */
export function signBand(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize('NFC')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % SIGN_BANDS;
}
