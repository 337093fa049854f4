import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Dungeon } from '#features/game-data/dungeons/dungeon.contract.ts';
import type { Monster } from '#features/game-data/monsters/monster.contract.ts';
import { monsterRef } from '#features/game-data/refs.reader.ts';
import { levelRange } from '#features/game-data/region.labels.ts';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import type { HuntingGround } from './hunting-ground.rules.ts';

/** A hunting ground as the page names it. */
export interface NamedHuntingGround extends HuntingGround {
  readonly name: string;
  readonly region: number;
  /** `80부터`, `40–60`. */
  readonly levels: string;
  /** The one in the middle of its monsters. */
  readonly monster: GameRef;
}

/** Every open dungeon that says of itself for which levels it is, and whose monsters give experience. */
export function namedHuntingGrounds(catalog: Pick<Catalog, 'dungeons' | 'monstersOfDungeon'>): NamedHuntingGround[] {
  return catalog.dungeons
    .filter(({ opened }) => opened)
    .flatMap((dungeon) => {
      const monster = usualMonster(catalog.monstersOfDungeon(dungeon.id));
      const from = Math.max(dungeon.reqLvMin ?? 1, dungeon.entryMinLevel ?? 1);
      return monster && isTelling(dungeon) ? [huntingGroundOf(dungeon, from, monster)] : [];
    });
}

/** The monsters behind the figures, for their sources. */
export function usualMonsters(
  catalog: Pick<Catalog, 'monsterById'>,
  huntingGrounds: readonly NamedHuntingGround[],
): Monster[] {
  return huntingGrounds.flatMap(({ monster }) => catalog.monsterById.get(monster.id) ?? []);
}

/** A door that lets everybody in tells nothing. */
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

/** By experience; of two in the middle the lower one: a few bosses must not speak for a dungeon. */
function usualMonster(monsters: readonly Monster[]): Monster | undefined {
  const giving = monsters
    .filter(({ exp }) => exp !== null && exp > 0)
    .toSorted((a, b) => (a.exp ?? 0) - (b.exp ?? 0) || (a.hp ?? 0) - (b.hp ?? 0) || a.id - b.id);
  return giving[Math.floor((giving.length - 1) / 2)];
}
