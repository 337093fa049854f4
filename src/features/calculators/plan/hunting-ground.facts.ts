import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { Monster } from '#features/game-data/catalog/monster.contract.ts';
import { damageRange } from '#features/game-data/dungeons/dungeon.labels.ts';
import { dungeonLevels } from '#features/game-data/dungeons/dungeon-level.labels.ts';
import { monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { HuntingGround } from './hunting-ground.rules.ts';

export interface NamedHuntingGround extends HuntingGround {
  readonly name: string;
  readonly region: number;
  readonly levels: string;
  /** Damage of the median and of the strongest monster: `420–1,390`. */
  readonly hits: string;
  readonly monster: GameRef;
}

type Unjudged = Omit<NamedHuntingGround, 'isMild'>;

export function namedHuntingGrounds(catalog: Pick<Catalog, 'dungeons' | 'monstersOfDungeon'>): NamedHuntingGround[] {
  const huntingGrounds = catalog.dungeons
    .filter(({ opened }) => opened)
    .flatMap((dungeon) => {
      const monsters = catalog.monstersOfDungeon(dungeon.id);
      const monster = usualMonster(monsters);
      return monster && isTelling(dungeon) ? [toHuntingGround(dungeon, monster, monsters)] : [];
    });
  return huntingGrounds.map((huntingGround) => ({ ...huntingGround, isMild: isMild(huntingGround, huntingGrounds) }));
}

function isMild({ from, to, worstHit }: Unjudged, huntingGrounds: readonly Unjudged[]): boolean {
  const recommended = huntingGrounds.filter((one) => one.to !== null && one.from <= from);
  return to !== null || (worstHit > 0 && worstHit <= Math.max(0, ...recommended.map((one) => one.worstHit)));
}

export function usualMonsters(
  catalog: Pick<Catalog, 'monsterById'>,
  huntingGrounds: readonly NamedHuntingGround[],
): Monster[] {
  return huntingGrounds.flatMap(({ monster }) => catalog.monsterById.get(monster.id) ?? []);
}

/** An entrance without a required level tells nothing about the dungeon. */
function isTelling({ reqLvMin, reqLvMax, entryMinLevel }: Dungeon): boolean {
  return reqLvMax !== null || Math.max(reqLvMin ?? 1, entryMinLevel ?? 1) > 1;
}

function toHuntingGround(dungeon: Dungeon, monster: Monster, monsters: readonly Monster[]): Unjudged {
  const { id, name, region, reqLvMin, reqLvMax, entryMinLevel } = dungeon;
  const hits = monsters.flatMap(({ dmgMax }) => dmgMax ?? []);
  const worstHit = Math.max(0, ...hits);
  return {
    id,
    name,
    region,
    from: Math.max(reqLvMin ?? 1, entryMinLevel ?? 1),
    levels: dungeonLevels(dungeon) ?? '',
    to: reqLvMax,
    exp: monster.exp ?? 0,
    monsterHp: monster.hp ?? 0,
    hit: monster.dmgMax,
    worstHit,
    hits: damageRange(monster.dmgMax, worstHit || null) || '모름',
    monster: monsterRef(monster),
  };
}

function usualMonster(monsters: readonly Monster[]): Monster | undefined {
  const giving = monsters
    .filter(({ exp }) => exp !== null && exp > 0)
    .toSorted((a, b) => (a.exp ?? 0) - (b.exp ?? 0) || (a.hp ?? 0) - (b.hp ?? 0) || a.id - b.id);
  return giving[Math.floor((giving.length - 1) / 2)];
}
