import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef, monsterRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import type { NamedFact } from '../article-reader.ts';
import type { FactRow } from '../ui/named-facts.tsx';

const MOST = 8;

/** Returns the facts that a text names, items first, with their quotes. */
export function factRows(
  facts: readonly NamedFact[],
  catalog: Catalog,
  prices: ReadonlyMap<number, number>,
): FactRow[] {
  const items = facts.filter(({ kind }) => kind === 'item');
  const others = facts.filter(({ kind }) => kind !== 'item');
  return [...items, ...others].slice(0, MOST).map(({ kind, id, name, href, card }) => ({
    name,
    href,
    card,
    ...findLook(catalog, kind, id),
    price: kind === 'item' ? (prices.get(id) ?? null) : null,
  }));
}

function findLook(catalog: Catalog, kind: NamedFact['kind'], id: number): Pick<FactRow, 'icon' | 'tone'> {
  const item = kind === 'item' ? catalog.itemById.get(id) : undefined;
  const skill = kind === 'skill' ? catalog.skillById.get(id) : undefined;
  const monster = kind === 'monster' ? catalog.monsterById.get(id) : undefined;
  const ref = item ? itemRef(item) : skill ? skillRef(skill) : monster ? monsterRef(monster) : undefined;
  if (ref) return { icon: ref.icon, ...(ref.tone && { tone: ref.tone }) };
  return { icon: kind === 'dungeon' ? 'skill/cave-entrance' : 'goods/treasure-map' };
}
