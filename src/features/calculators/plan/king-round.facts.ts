import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { gradesOfBand } from '#features/game-data/monsters/king-quest.rules.ts';
import { sourcedRewards } from '#features/game-data/monsters/monster.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { wholeReward } from '../king-quest/expectation.rules.ts';
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
              reward: computeMean(monsters.map(({ reward }) => reward)),
              sources: formatSources(monsters),
            })),
          },
        ]
      : [],
  );
}

function computeMean(rewards: readonly number[]): number {
  return wholeReward(rewards.reduce((sum, reward) => sum + reward, 0) / Math.max(1, rewards.length));
}

function formatSources(monsters: readonly { reward: number; scriptReward: number | null }[]): string | null {
  if (monsters.every(({ scriptReward }) => scriptReward === null)) return null;
  return sourcedRewards({
    reward: computeMean(monsters.map(({ reward }) => reward)),
    scriptReward: computeMean(monsters.map(({ reward, scriptReward }) => scriptReward ?? reward)),
  })
    .map(({ amount, source }) => `${source} ${formatDigits(amount)}`)
    .join(', ');
}
