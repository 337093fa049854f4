import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef, monsterRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import { figureKey, listReferences } from './document.rules.ts';
import type { Document } from './document.ts';
import type { MentionKind } from './document-shape.rules.ts';
import type { ReferenceSources, ResolvedMention, ResolvedReferences } from './resolved-references.ts';

/** Reads the present state of the facts and images that a document names. */
export async function resolveReferences(
  document: Document,
  sources: ReferenceSources,
  gameServer?: number,
): Promise<ResolvedReferences> {
  const { figures, imageIds } = listReferences(document);
  const [values, images] = await Promise.all([
    figures.length === 0 ? new Map() : sources.figures(figures, gameServer),
    imageIds.length === 0 ? new Map() : sources.images(imageIds),
  ]);
  const catalog = sources.catalog();
  return {
    mention: (kind, id) => findMention(catalog, kind, id),
    figure: (figure) => values.get(figureKey(figure)) ?? null,
    image: (id) => images.get(id) ?? null,
    drawing: (name) => sources.drawing(name),
  };
}

const PLACE_ICON = 'treasure-map';
const DUNGEON_ICON = 'cave-entrance';

export function findMention(catalog: Catalog, kind: MentionKind, id: number): ResolvedMention | null {
  switch (kind) {
    case 'item': {
      const item = catalog.itemById.get(id);
      return item ? { ...toLook(itemRef(item)), href: `/items/${id}`, card: `item:${id}` } : null;
    }
    case 'skill': {
      const skill = catalog.skillById.get(id);
      return skill ? { ...toLook(skillRef(skill)), href: `/skills/${id}`, card: `skill:${id}` } : null;
    }
    case 'monster': {
      const monster = catalog.monsterById.get(id);
      return monster ? { ...toLook(monsterRef(monster)), href: `/monsters/${id}`, card: `monster:${id}` } : null;
    }
    case 'dungeon': {
      const dungeon = catalog.dungeonById.get(id);
      if (!dungeon) return null;
      const href = `/dungeons/regions/${dungeon.region}#${id}`;
      return { name: dungeon.name, href, card: null, icon: DUNGEON_ICON, tone: null };
    }
    case 'map': {
      const map = catalog.mapById.get(id);
      return map ? { name: map.name, href: `/maps/${map.code}`, card: null, icon: PLACE_ICON, tone: null } : null;
    }
  }
}

/** Icons are named with their sheet: `goods/acorn`. */
function toLook({ name, icon, tone }: { name: string; icon: string; tone?: string }) {
  return { name, icon: icon.slice(icon.indexOf('/') + 1), tone: tone ?? null };
}

/** Returns a function from a fact's name to its id, for texts that ship with the site. */
export function idByName(catalog: Catalog): (kind: MentionKind, name: string) => number | undefined {
  const rowsOf = {
    item: catalog.items,
    skill: catalog.skills,
    monster: catalog.monsters,
    dungeon: catalog.dungeons,
    map: catalog.maps,
  };
  return (kind, name) => {
    const rows: readonly { id: number; name: string }[] = rowsOf[kind];
    return rows.find((row) => row.name === name)?.id;
  };
}
