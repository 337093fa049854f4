import type { Formula } from '../catalog/fact-sheet.contract.ts';

export interface KingQuestMention {
  slug: string;
  king: string;
  /** Name of a range of grades (`1차~2차`); null: the range is one of levels. */
  label: string | null;
  levelMin: number | null;
  levelMax: number | null;
  reward: number;
  /** Reward according to the old script; null: it is not known to differ. */
  scriptReward: number | null;
}

export function kingQuestsFor(formulas: readonly Formula[], monsterName: string): KingQuestMention[] {
  return formulas.flatMap((formula) => {
    if (formula.name !== 'king-quest') return [];
    return formula.bands.flatMap(({ label, levelMin, levelMax, monsters }) =>
      monsters
        .filter((monster) => monster.name === monsterName)
        .map(({ reward, scriptReward }) => ({
          slug: formula.slug,
          king: formula.king,
          label,
          levelMin,
          levelMax,
          reward,
          scriptReward,
        })),
    );
  });
}

const LAST_GRADE = 4;

/** `1차~2차`, `3차 이상`; null when the label names no grade. */
export function gradesOfBand(label: string | null): { min: number; max: number } | null {
  const named = [...(label ?? '').matchAll(/(\d)차/g)].map((match) => Number(match[1]));
  const [min] = named;
  if (min === undefined) return null;
  return { min, max: label?.includes('이상') ? LAST_GRADE : (named.at(-1) ?? min) };
}

export function kingQuestHref({
  slug,
  label,
  levelMin,
}: Pick<KingQuestMention, 'slug' | 'label' | 'levelMin'>): string {
  const grades = gradesOfBand(label);
  const band = grades ? `?grade=${grades.min}` : levelMin === null ? '' : `?level=${levelMin}`;
  return `/calc/kingQuest/${slug}${band}`;
}
