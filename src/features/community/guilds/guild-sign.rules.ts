const LETTERS = 2;
export const SIGN_BANDS = 8;

/** What a sign says of a guild's name. */
export function signLetters(name: string): string {
  return [...name].slice(0, LETTERS).join('');
}

/** Which band stands at the foot of a sign: guilds with the same letters mostly differ in it. */
export function signBand(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize('NFC')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % SIGN_BANDS;
}
