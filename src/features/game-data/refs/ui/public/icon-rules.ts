import type { GameIconName } from '#ui/game-icons/names.ts';

export type IconRule = readonly [RegExp, GameIconName];

export function iconByRules(rules: readonly IconRule[], text: string, otherwise: GameIconName): GameIconName {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}
