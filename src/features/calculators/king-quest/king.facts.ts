import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Formula } from '#features/game-data/catalog/fact-sheet.contract.ts';
import type { Monster } from '#features/game-data/catalog/monster.contract.ts';
import { dungeonLevels } from '#features/game-data/dungeons/dungeon-level.labels.ts';
import { gradesOfBand } from '#features/game-data/monsters/king-quest.rules.ts';
import { kingQuestBand, type SourcedReward, sourcedRewards } from '#features/game-data/monsters/monster.labels.ts';
import { monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { formatCount } from '#shared/korean/amount.ts';
import type { King } from './king.labels.ts';

type KingQuest = Extract<Formula, { name: 'king-quest' }>;
type KingQuestRule = Extract<Formula, { name: 'king-quest-rule' }>;

export interface ErrandMonster {
  name: string;
  /** Null: not in the monster data. */
  ref: GameRef | null;
  exp: number;
  reward: number;
  scriptReward: number | null;
  /** Rewards by source, where sources differ. */
  rewards: SourcedReward[];
}

export interface HuntingGround {
  id: number;
  name: string;
  href: string;
  levels: string | null;
  monsters: string[];
}

export interface KingBand {
  /** `레벨 56–69`, `1차~2차`. */
  title: string;
  levelMin: number | null;
  levelMax: number | null;
  grades: { min: number; max: number } | null;
  monsters: ErrandMonster[];
  /** `428만`. */
  meanReward: string;
  huntingGrounds: HuntingGround[];
}

export function findKingQuest({ formulas }: Pick<Catalog, 'formulas'>, slug: string): KingQuest | undefined {
  return formulas.filter((formula) => formula.name === 'king-quest').find((quest) => quest.slug === slug);
}

export function kingQuestRule({ formulas }: Pick<Catalog, 'formulas'>): KingQuestRule | undefined {
  return formulas.find((formula) => formula.name === 'king-quest-rule');
}

/** `place` is `부여성 왕궁 (부여성 72,52 …)`, and the map's name starts with `부여성왕궁`. */
export function findPalace(
  { maps }: Pick<Catalog, 'maps'>,
  { place }: KingQuest,
): { code: string; name: string } | null {
  const name = place.replace(/\s*\(.*$/, '').replaceAll(' ', '');
  const palace = maps.find((map) => map.name.startsWith(name));
  return palace ? { code: palace.code, name: palace.name } : null;
}

/** Parses the text of the rule; null when it does not mention this king. */
export function curseMinutes({ penalty }: Pick<KingQuestRule, 'penalty'>, king: string): number | null {
  const seconds = new RegExp(`${king}[은는] (\\d+)초`).exec(penalty)?.[1];
  return seconds === undefined ? null : Number(seconds) / 60;
}

export function longestCurseMinutes({ penalty }: Pick<KingQuestRule, 'penalty'>): number {
  return Math.max(0, ...[...penalty.matchAll(/(\d+)초/g)].map((match) => Number(match[1]))) / 60;
}

export function kingBands(catalog: Catalog, quest: KingQuest, king: King): KingBand[] {
  return quest.bands.map((band) => {
    const homes = band.monsters.map(({ name }) => findHomes(catalog, name, king));
    return {
      title: kingQuestBand(band),
      levelMin: band.levelMin,
      levelMax: band.levelMax,
      grades: gradesOfBand(band.label),
      monsters: band.monsters.map(({ name, exp, reward, scriptReward }, index) => {
        const [home] = homes[index] ?? [];
        return {
          name,
          exp,
          reward,
          scriptReward,
          rewards: sourcedRewards({ reward, scriptReward }),
          ref: home ? monsterRef(home) : null,
        };
      }),
      meanReward: meanReward(band.monsters),
      huntingGrounds: listHuntingGrounds(catalog, homes.flat()),
    };
  });
}

function meanReward(monsters: readonly { reward: number }[]): string {
  const sum = monsters.reduce((total, { reward }) => total + reward, 0);
  return formatCount(Math.round(sum / Math.max(1, monsters.length) / 10_000) * 10_000);
}

function findHomes(catalog: Catalog, name: string, { nation }: King): Monster[] {
  const isAbroad = (monster: Monster) => !catalog.dungeonById.get(monster.dungeonId)?.name.includes(nation);
  return catalog.monsters
    .filter((monster) => monster.name === name)
    .toSorted((a, b) => Number(isAbroad(a)) - Number(isAbroad(b)) || a.id - b.id);
}

function listHuntingGrounds(catalog: Catalog, homes: readonly Monster[]): HuntingGround[] {
  const huntingGrounds = new Map<number, HuntingGround>();
  for (const { dungeonId, name } of homes) {
    const dungeon = catalog.dungeonById.get(dungeonId);
    if (!dungeon) continue;
    const known = huntingGrounds.get(dungeon.id);
    if (known) known.monsters.push(name);
    else {
      huntingGrounds.set(dungeon.id, {
        id: dungeon.id,
        name: dungeon.name,
        href: `/dungeons/regions/${dungeon.region}#${dungeon.id}`,
        levels: dungeonLevels(dungeon),
        monsters: [name],
      });
    }
  }
  return [...huntingGrounds.values()];
}
