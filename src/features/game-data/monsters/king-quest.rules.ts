import type { Formula } from '../catalog/fact-sheet.contract.ts';

/** That a king asks for a monster, at which levels or grade, and what he gives. */
export interface KingQuestMention {
  /** Of the king, in addresses. */
  slug: string;
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
        .map(({ reward }) => ({ slug: formula.slug, king: formula.king, label, levelMin, levelMax, reward })),
    );
  });
}

const LAST_GRADE = 4;

/** The grades that a band's name speaks of: `1차~2차`, `3차 이상`; null where it names none. */
export function gradesOfBand(label: string | null): { min: number; max: number } | null {
  const named = [...(label ?? '').matchAll(/(\d)차/g)].map((match) => Number(match[1]));
  const [min] = named;
  if (min === undefined) return null;
  return { min, max: label?.includes('이상') ? LAST_GRADE : (named.at(-1) ?? min) };
}

/** The calculator at the list of this band. */
export function kingQuestHref({
  slug,
  label,
  levelMin,
}: Pick<KingQuestMention, 'slug' | 'label' | 'levelMin'>): string {
  const grades = gradesOfBand(label);
  const band = grades ? `?grade=${grades.min}` : levelMin === null ? '' : `?level=${levelMin}`;
  return `/calc/kingQuest/${slug}${band}`;
}
