/**
 * Popularity, derived from use: players look up what skills and recipes require and what many monsters drop. Only the
 * order matters, and only between equally good matches.
 */

const MAX_WEIGHT = 99;
const PER_DOUBLING = 14;
const SKILL_BASE = 12;
const DUNGEON_BASE = 20;
const NICKNAME_USES = 6;
const MAP_USES = { town: 40, field: 6, building: 4, dungeon: 2 } as const;

function computeWeight(uses: number): number {
  return Math.min(MAX_WEIGHT, Math.round(PER_DOUBLING * Math.log2(1 + Math.max(0, uses))));
}

/** Tools are few, and every player uses them. */
export const PAGE_WEIGHT = 60;
export const NPC_WEIGHT = 10;

export interface ItemUses {
  recipesUsing: number;
  recipesMaking: number;
  skills: number;
  drops: number;
  sellers: number;
  nicknames: number;
  level: number;
}

export function itemWeight(uses: ItemUses): number {
  return computeWeight(
    3 * uses.recipesUsing +
      2 * uses.recipesMaking +
      2 * uses.skills +
      uses.drops +
      uses.sellers +
      NICKNAME_USES * uses.nicknames +
      uses.level / 20,
  );
}

export function skillWeight(jobs: number, grade: number, nicknames: number): number {
  return computeWeight(SKILL_BASE + 3 * jobs + 2 * grade + NICKNAME_USES * nicknames);
}

export function monsterWeight(dungeons: number, drops: number, nicknames: number): number {
  return computeWeight(2 * dungeons + drops + NICKNAME_USES * nicknames);
}

export function dungeonWeight(monsters: number, nicknames: number): number {
  return computeWeight(DUNGEON_BASE + monsters + NICKNAME_USES * nicknames);
}

export function mapWeight(kind: keyof typeof MAP_USES, ports: number, nicknames: number): number {
  return computeWeight(MAP_USES[kind] + ports / 4 + NICKNAME_USES * nicknames);
}
