import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';

interface Sample {
  kind: string;
  /** Value of `data-baramnaru`. */
  key: string;
  name: string;
  href: string;
}

export interface TooltipsPageData {
  samples: Sample[];
}

/** Selects a sample of each kind: the first one that has sources. */
export function load(_request: PageRequest, { catalog }: GameDataServices): TooltipsPageData {
  const item = catalog.items.find(({ id }) => catalog.dropsOfItem(id).length > 0);
  const skill = catalog.skills.find(({ reqItems }) => reqItems.length > 0);
  const monster = catalog.monsters.find(({ id }) => catalog.dropsOfMonster(id).length > 0);
  const [dungeon] = catalog.dungeons;
  return {
    samples: [
      ...(item ? [{ kind: '아이템', key: `item:${item.id}`, name: item.name, href: `/items/${item.id}` }] : []),
      ...(skill ? [{ kind: '기술', key: `skill:${skill.id}`, name: skill.name, href: `/skills/${skill.id}` }] : []),
      ...(monster
        ? [{ kind: '몬스터', key: `monster:${monster.id}`, name: monster.name, href: `/monsters/${monster.id}` }]
        : []),
      ...(dungeon
        ? [
            {
              kind: '사냥터',
              key: `dungeon:${dungeon.id}`,
              name: dungeon.name,
              href: `/dungeons/regions/${dungeon.region}#${dungeon.id}`,
            },
          ]
        : []),
    ],
  };
}
