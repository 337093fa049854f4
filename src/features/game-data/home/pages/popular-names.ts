import type { Catalog } from '../../catalog/catalog.ts';

export interface PopularName {
  name: string;
  href: string;
  card?: string;
}

/** Chosen by hand. Names that the facts lack are left out. */
const POPULAR_ITEMS = ['진호박', '현철중검', '용의비늘', '해골굴', '헬파이어'] as const;

function findLink(catalog: Catalog, name: string): Omit<PopularName, 'name'> | null {
  const item = catalog.items.find((known) => known.name === name);
  if (item) return { href: `/items/${item.id}`, card: `item:${item.id}` };
  const skill = catalog.skills.find((known) => known.name === name);
  if (skill) return { href: `/skills/${skill.id}`, card: `skill:${skill.id}` };
  const dungeon = catalog.dungeons.find((known) => known.name === name || known.name.startsWith(`${name} `));
  return dungeon ? { href: `/dungeons/regions/${dungeon.region}#${dungeon.id}` } : null;
}

export function popularNames(catalog: Catalog): PopularName[] {
  return POPULAR_ITEMS.flatMap((name) => {
    const link = findLink(catalog, name);
    return link ? [{ name, ...link }] : [];
  });
}
