import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';

const FAR = 3;

export function homeTownOf(catalog: Catalog, house: GameMap): GameMap | undefined {
  const seen = new Set([house.code]);
  let front = [house];
  for (let ports = 0; ports < FAR; ports += 1) {
    const next = front
      .flatMap((map) => catalog.portsFrom(map.code))
      .flatMap((port) => catalog.mapByCode.get(port.destinationMapCode) ?? [])
      .filter((map) => !seen.has(map.code));
    const town = next.find((map) => map.kind === 'town');
    if (town) return town;
    for (const map of next) seen.add(map.code);
    front = next;
  }
  return undefined;
}
