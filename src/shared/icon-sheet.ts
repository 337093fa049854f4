const FOLDER = '/icons/sheets/';
const SUFFIX = '.svg';
const FILE = /^[a-z0-9-]{1,64}(?:\.[a-z0-9-]{1,64})*\.svg$/;

/** More names than this make a second sheet. */
export const MAX_ICONS_OF_SHEET = 64;

/**
 * Assigns icons of game-icons to as few sheets as possible. Returns addresses by name:
 * `/icons/sheets/acorn.beer-stein.svg#acorn`. Equal names have an equal sheet, whatever their order.
 */
export function iconSheetAddresses(names: Iterable<string>): Map<string, string> {
  const sorted = [...new Set(names)].sort();
  const addresses = new Map<string, string>();
  for (let start = 0; start < sorted.length; start += MAX_ICONS_OF_SHEET) {
    const some = sorted.slice(start, start + MAX_ICONS_OF_SHEET);
    const path = `${FOLDER}${some.join('.')}${SUFFIX}`;
    for (const name of some) addresses.set(name, `${path}#${name}`);
  }
  return addresses;
}

/** Returns the icons of a sheet's file; null when no sheet has this name. */
export function iconsOfSheet(file: string): string[] | null {
  if (!FILE.test(file)) return null;
  const names = file.slice(0, -SUFFIX.length).split('.');
  const isOneOfOurs =
    names.length <= MAX_ICONS_OF_SHEET && names.every((name, at) => at === 0 || (names[at - 1] ?? '') < name);
  return isOneOfOurs ? names : null;
}
