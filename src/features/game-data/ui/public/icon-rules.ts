import type { GameIconName } from '#ui/game-icons/names.ts';

/** A word list and the picture it stands for; of several that match, the first in its table is taken. */
export type IconRule = readonly [RegExp, GameIconName];

export function iconByRules(rules: readonly IconRule[], text: string, otherwise: GameIconName): GameIconName {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}
