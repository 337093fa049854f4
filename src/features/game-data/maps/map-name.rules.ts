/** The land a town belongs to: its places often carry that name instead of the town's. */
const LANDS: ReadonlyMap<string, readonly string[]> = new Map([['국내성', ['고구려']]]);

function ownNames(home: string): string[] {
  const bare = home.endsWith('성') || home.endsWith('도') ? [home.slice(0, -1)] : [];
  return [home, ...(LANDS.get(home) ?? []), ...bare].filter((name) => name.length >= 2);
}

function withoutOwnName(name: string, home: string): string {
  for (const own of ownNames(home)) {
    const rest = name.startsWith(own) ? name.slice(own.length).replace(/^[\s-]+/, '') : '';
    if (rest.length >= 2) return rest;
  }
  return name;
}

/**
 * How a place is called by those who stand on `home`: without the home's own name, without what stands in parentheses.
 * `국내 쥐굴` in 국내성 is 쥐굴; a name that would lose all but one letter stays whole.
 */
export function nameFrom(home: string, name: string): string {
  const plain = name.replace(/\s*\([^)]*\)\s*$/, '');
  return withoutOwnName(plain === '' ? name : plain, home);
}

/** The number of the floor at the end of a map's name (`부여쥐굴3` → 3). */
export function floorOf(name: string): number | null {
  const digits = /(\d+)$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** `부여쥐굴3` → `부여쥐굴`; a name made of digits alone stays. */
export function withoutFloor(name: string): string {
  const bare = name.replace(/\d+$/, '');
  return bare === '' ? name : bare;
}
