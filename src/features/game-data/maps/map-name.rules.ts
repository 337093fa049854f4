/** Places of these towns carry the name of the land instead of the town's. */
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
 * Shortens a name for display on `home`: removes the home's own name and a part in parentheses. `국내 쥐굴` in 국내성 is `쥐굴`;
 * a name that would become a single letter stays whole.
 */
export function nameFrom(home: string, name: string): string {
  const plain = name.replace(/\s*\([^)]*\)\s*$/, '');
  return withoutOwnName(plain === '' ? name : plain, home);
}

export function parseFloor(name: string): number | null {
  const digits = /(\d+)층?$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** `부여쥐굴3` → `부여쥐굴`, `도삭산850층` → `도삭산`; a name that is only digits stays. */
export function withoutFloor(name: string): string {
  const bare = name.replace(/\d+층?$/, '');
  return bare === '' ? name : bare;
}

interface Named {
  name: string;
}

export function portLabel(home: Named, to: Named, entered: Named | undefined): string {
  if (entered) return nameFrom(home.name, entered.name);
  const floor = parseFloor(to.name);
  if (floor !== null && withoutFloor(to.name) === withoutFloor(home.name)) return `${floor}층`;
  return withoutFloor(nameFrom(home.name, to.name)).replace(/내부$/, '');
}
