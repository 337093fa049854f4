import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { monsterThing, type QuestThing } from './quest-facts.ts';

/** Maximum number of origins of an item, whose own page lists the rest. */
const MAX_ORIGINS = 4;

/**
 * Returns who drops or sells the needed items, each with the way there. With several items, each origin names its item.
 */
export function listOrigins(catalog: Catalog, needed: readonly QuestThing[]): QuestThing[] {
  const all = needed.flatMap((thing) => originsOfItem(catalog, thing, needed.length > 1));
  return [...new Map(all.map((origin) => [`${origin.href} ${origin.note}`, origin])).values()];
}

function originsOfItem(catalog: Catalog, { itemId, name }: QuestThing, isNamed: boolean): QuestThing[] {
  if (itemId === undefined) return [];
  const formatNote = (note: string) => (isNamed ? `${name} · ${note}` : note);
  const droppers = catalog.dropsOfItem(itemId).flatMap(({ monsterId }) => catalog.monsterById.get(monsterId) ?? []);
  const shops = catalog.sellMapsOfItem(itemId).flatMap(({ mapId }) => catalog.mapById.get(mapId) ?? []);
  const all = [
    ...droppers.map((monster) => monsterThing(catalog, monster)),
    ...shops.map(
      (map): QuestThing => ({
        kind: 'npc',
        icon: 'beast/monk-face',
        name: map.name,
        href: `/maps/${map.code}`,
        card: null,
        note: '상점',
        place: map.code,
      }),
    ),
  ];
  return all.slice(0, MAX_ORIGINS).map((origin) => ({ ...origin, note: formatNote(origin.note) }));
}
