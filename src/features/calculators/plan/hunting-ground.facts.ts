import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Dungeon } from '#features/game-data/dungeons/dungeon.contract.ts';
import type { Monster } from '#features/game-data/monsters/monster.contract.ts';
import { monsterRef } from '#features/game-data/refs.reader.ts';
import { levelRange } from '#features/game-data/region.labels.ts';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import type { HuntingGround } from './hunting-ground.rules.ts';

export interface NamedHuntingGround extends HuntingGround {
  readonly name: string;
  readonly region: number;
  readonly levels: string;
  readonly monster: GameRef;
}

export function namedHuntingGrounds(catalog: Pick<Catalog, 'dungeons' | 'monstersOfDungeon'>): NamedHuntingGround[] {
  return catalog.dungeons
    .filter(({ opened }) => opened)
    .flatMap((dungeon) => {
      const monster = usualMonster(catalog.monstersOfDungeon(dungeon.id));
      const from = Math.max(dungeon.reqLvMin ?? 1, dungeon.entryMinLevel ?? 1);
      return monster && isTelling(dungeon) ? [huntingGroundOf(dungeon, from, monster)] : [];
    });
}

export function usualMonsters(
  catalog: Pick<Catalog, 'monsterById'>,
  huntingGrounds: readonly NamedHuntingGround[],
): Monster[] {
  return huntingGrounds.flatMap(({ monster }) => catalog.monsterById.get(monster.id) ?? []);
}

/** An entrance without a required level gives no information about the dungeon. */
function isTelling({ reqLvMin, reqLvMax, entryMinLevel }: Dungeon): boolean {
  return reqLvMax !== null || Math.max(reqLvMin ?? 1, entryMinLevel ?? 1) > 1;
}

function huntingGroundOf({ id, name, region, reqLvMax }: Dungeon, from: number, monster: Monster): NamedHuntingGround {
  return {
    id,
    name,
    region,
    from,
    levels: levelRange(from, reqLvMax) ?? '',
    to: reqLvMax,
    exp: monster.exp ?? 0,
    monsterHp: monster.hp ?? 0,
    hit: monster.dmgMax,
    monster: monsterRef(monster),
  };
}

function usualMonster(monsters: readonly Monster[]): Monster | undefined {
  const giving = monsters
    .filter(({ exp }) => exp !== null && exp > 0)
    .toSorted((a, b) => (a.exp ?? 0) - (b.exp ?? 0) || (a.hp ?? 0) - (b.hp ?? 0) || a.id - b.id);
  return giving[Math.floor((giving.length - 1) / 2)];
}
