import type { Formula } from '../catalog/fact-sheet.contract.ts';

/** That a king asks for a monster, at which levels or grade, and what he gives. */
export interface KingQuestMention {
  king: string;
  /** A band of grades, where it is not one of levels. */
  label: string | null;
  levelMin: number | null;
  levelMax: number | null;
  /** Experience. */
  reward: number;
}

/** Every king and band that asks for a monster of this name. */
export function kingQuestsFor(formulas: readonly Formula[], monsterName: string): KingQuestMention[] {
  return formulas.flatMap((formula) => {
    if (formula.name !== 'king-quest') return [];
    return formula.bands.flatMap(({ label, levelMin, levelMax, monsters }) =>
      monsters
        .filter((monster) => monster.name === monsterName)
        .map(({ reward }) => ({ king: formula.king, label, levelMin, levelMax, reward })),
    );
  });
}
