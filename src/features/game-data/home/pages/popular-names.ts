import type { Catalog } from '../../catalog/catalog.ts';

export interface PopularName {
  name: string;
  href: string;
}

/** Names that players look for again and again; one that the facts do not have is left out. */
const ASKED_FOR = ['진호박', '현철중검', '용의비늘', '해골굴', '헬파이어'] as const;

function hrefOf(catalog: Catalog, name: string): string | null {
  const item = catalog.items.find((known) => known.name === name);
  if (item) return `/items/${item.id}`;
  const skill = catalog.skills.find((known) => known.name === name);
  if (skill) return `/skills/${skill.id}`;
  const dungeon = catalog.dungeons.find((known) => known.name === name || known.name.startsWith(`${name} `));
  return dungeon ? `/dungeons/regions/${dungeon.region}#${dungeon.id}` : null;
}

export function popularNames(catalog: Catalog): PopularName[] {
  return ASKED_FOR.flatMap((name) => {
    const href = hrefOf(catalog, name);
    return href ? [{ name, href }] : [];
  });
}
