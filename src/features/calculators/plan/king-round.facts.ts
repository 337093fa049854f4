import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { gradesOfBand } from '#features/game-data/monsters/king-quest.rules.ts';
import type { KingRounds } from './king-rounds.rules.ts';

export function kingRounds({ formulas }: Pick<Catalog, 'formulas'>): KingRounds[] {
  return formulas.flatMap((formula) =>
    formula.name === 'king-quest'
      ? [
          {
            slug: formula.slug,
            king: formula.king,
            place: formula.place,
            from: formula.minLevel,
            bands: formula.bands.map(({ label, levelMin, levelMax, monsters }) => ({
              levels: levelMin === null || levelMax === null ? null : ([levelMin, levelMax] as const),
              grades: gradesOfBand(label),
              monsters: monsters.length,
              reward: Math.floor(monsters.reduce((sum, { reward }) => sum + reward, 0) / Math.max(1, monsters.length)),
            })),
          },
        ]
      : [],
  );
}
