import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Monster } from '#features/game-data/catalog/monster.contract.ts';
import { itemRef, monsterRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import { tileText } from '#features/game-data/refs/tile.rules.ts';
import type { TileLook } from '#features/game-data/refs/ui/public/look.ts';
import { jobName } from '#shared/jobs.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { type NamedThing, namedParts, type TextPart } from './quest-names.rules.ts';
import { isLevelLine, type QuestText } from './quest-text.rules.ts';

export type QuestThingKind = 'npc' | 'monster' | 'item' | 'skill';

export interface QuestThing extends NamedThing, TileLook {
  kind: QuestThingKind;
  name: string;
  note: string;
  /** Given for items. */
  itemId?: number;
  /** Target for pathfinding; null: none is known. */
  place: string | null;
  /** Place of an NPC or a monster. */
  where?: { name: string; href: string };
}

export interface QuestFacts {
  /** Null: the text contains no level. */
  level: number | null;
  /** Look of the first fact that the text names. */
  look: TileLook;
  things: QuestThing[];
  /** Requirements besides the level, line by line. */
  needs: TextPart<QuestThing>[][];
  gains: TextPart<QuestThing>[][];
  places: QuestPlace[];
}

export interface QuestPlace {
  name: string;
  href: string;
  /** Target for pathfinding; null: none is known. */
  to: string | null;
}

/** Matches a remark in parentheses, which only the quest's own page shows. */
const ASIDE = /\s+\(.*\)$/;

const SCROLL: TileLook = { icon: 'goods/scroll-unfurled' };

/** Returns the facts that the text of a quest names. */
export function questFacts(
  catalog: Catalog,
  { level, needs, gains, lines }: Pick<QuestText, 'level' | 'needs' | 'gains' | 'lines'>,
  { hasAsides = false }: { hasAsides?: boolean } = {},
): QuestFacts {
  const known = questThings(catalog);
  const parseParts = (line: string) => namedParts(hasAsides ? line : line.replace(ASIDE, ''), known);
  const named = lines.flatMap((line) => namedParts(line, known)).flatMap(({ thing }) => thing ?? []);
  const things = [...namesakesAt(catalog, lines.join(' ')), ...new Set(named)];
  const [first] = things;
  return {
    level,
    look: first ? { icon: first.icon, ...(first.tone && { tone: first.tone }) } : SCROLL,
    things,
    needs: needs.filter((line) => !isLevelLine(line)).map(parseParts),
    gains: gains.map(parseParts),
    places: listPlaces(things),
  };
}

function listPlaces(things: readonly QuestThing[]): QuestPlace[] {
  const places = things.flatMap(({ where, place }) => (where ? [{ ...where, to: place }] : []));
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

/**
 * Facts that the text of a quest may name, by name. Names shared by several NPCs are ambiguous and left out, and names
 * of jobs are not taken for monsters.
 */
export const questThings = perSnapshot((catalog: Catalog): ReadonlyMap<string, QuestThing> => {
  const jobs = new Set([1, 2, 3, 4].map(jobName));
  const people = [...peopleByName(catalog).values()].flatMap((some) => (some.length === 1 ? some : []));
  const all = [...people, ...skills(catalog), ...monsters(catalog), ...items(catalog)];
  return new Map(all.filter(({ name }) => !jobs.has(name)).map((thing) => [thing.name, thing]));
});

const MAX_ORIGINS = 3;

/** Returns `다람쥐, 토끼 외 2 드롭` or `떡쇠네대장간에서 판매`; empty: not known. */
function itemOrigin(catalog: Catalog, itemId: number): string {
  const droppers = catalog
    .dropsOfItem(itemId)
    .flatMap(({ monsterId }) => catalog.monsterById.get(monsterId)?.name ?? []);
  const shops = catalog.sellMapsOfItem(itemId).flatMap(({ mapId }) => catalog.mapById.get(mapId)?.name ?? []);
  return [originText(droppers, ' 드롭'), originText(shops, '에서 판매')].filter((text) => text !== '').join(' · ');
}

function originText(names: readonly string[], deed: string): string {
  const different = [...new Set(names)];
  if (different.length === 0) return '';
  const rest = different.length - MAX_ORIGINS;
  return `${different.slice(0, MAX_ORIGINS).join(', ')}${rest > 0 ? ` 외 ${rest}` : ''}${deed}`;
}

function items(catalog: Catalog): QuestThing[] {
  return catalog.items.map((item) => {
    const { id, name, ...look } = itemRef(item);
    const hasPlace = catalog.dropsOfItem(id).length > 0 || catalog.sellMapsOfItem(id).length > 0;
    return {
      ...look,
      kind: 'item',
      name,
      href: `/items/${id}`,
      card: `item:${id}`,
      note: itemOrigin(catalog, id),
      itemId: id,
      place: hasPlace ? `item:${id}` : null,
    };
  });
}

/** If several monsters have the same name, the first one is used. */
function monsters(catalog: Catalog): QuestThing[] {
  return catalog.monsters.toReversed().map((monster) => monsterThing(catalog, monster));
}

export function monsterThing(catalog: Catalog, monster: Monster): QuestThing {
  const { id, name, ...look } = monsterRef(monster);
  const dungeon = catalog.dungeonById.get(monster.dungeonId);
  return {
    ...look,
    kind: 'monster',
    name,
    href: `/monsters/${id}`,
    card: `monster:${id}`,
    note: dungeon?.name ?? '몬스터',
    place: `dungeon:${monster.dungeonId}`,
    ...(dungeon && { where: { name: dungeon.name, href: `/dungeons/regions/${dungeon.region}#${dungeon.id}` } }),
  };
}

function skills(catalog: Catalog): QuestThing[] {
  return catalog.skills.map((skill) => {
    const { id, name, ...look } = skillRef(skill);
    return { ...look, kind: 'skill', name, href: `/skills/${id}`, card: `skill:${id}`, note: '기술', place: null };
  });
}

const peopleByName = perSnapshot((catalog: Catalog): ReadonlyMap<string, QuestThing[]> => {
  const all = catalog.maps.flatMap((map) =>
    map.npcs.map(({ id, name, x, y }): QuestThing & Required<Pick<QuestThing, 'where'>> => {
      const href = `/maps/${map.code}?at=${x},${y}`;
      const look = { icon: 'beast/monk-face' as const, name, card: null, note: `${map.name} (${tileText(x, y)})` };
      return { ...look, kind: 'npc', href, place: `npc:${id}`, where: { name: map.name, href } };
    }),
  );
  return Map.groupBy(all, ({ name }) => name);
});

/** Finds NPCs that share a name by the house that the text names before them, such as 영혼사의 도호귀인. */
function namesakesAt(catalog: Catalog, text: string): QuestThing[] {
  return [...peopleByName(catalog)].flatMap(([name, people]) => {
    const [before, after] = text.split(`의 ${name}`);
    const house = /[\p{L}\p{N}]{2,}$/u.exec(before ?? '')?.[0];
    if (people.length === 1 || after === undefined || !house) return [];
    return people.filter(({ where }) => where?.name.endsWith(house));
  });
}
