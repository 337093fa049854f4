/** A walk between two places of a world, by their positions in the list. */
export interface WorldWalk {
  from: number;
  to: number;
  /** Both are ends of the same map. */
  isOnePlace: boolean;
}

/**
 * Finds pairs of places that reach each other on foot, in both directions, without passing a third.
 * @param places the codes of the maps of each place
 * @param next returns the maps that can be reached on foot from a map
 */
export function worldWalks(
  places: readonly (readonly string[])[],
  next: (code: string) => readonly string[],
): WorldWalk[] {
  const reached = places.map((codes) => placesReached(codes, { places, next }));
  return places.flatMap((codes, from) =>
    places.flatMap((others, to): WorldWalk[] => {
      if (to <= from) return [];
      const isOnePlace = codes.some((code) => others.includes(code));
      return isOnePlace || (reached[from]?.has(to) && reached[to]?.has(from)) ? [{ from, to, isOnePlace }] : [];
    }),
  );
}

function placesReached(
  codes: readonly string[],
  { places, next }: { places: readonly (readonly string[])[]; next: (code: string) => readonly string[] },
): ReadonlySet<number> {
  const seen = new Set(codes);
  const found = new Set<number>();
  // The set grows while it is iterated.
  for (const code of seen) {
    const here = codes.includes(code) ? [] : places.flatMap((some, index) => (some.includes(code) ? [index] : []));
    for (const index of here) found.add(index);
    if (here.length > 0) continue;
    for (const other of next(code)) seen.add(other);
  }
  return found;
}
