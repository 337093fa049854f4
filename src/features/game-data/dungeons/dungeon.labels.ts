import { formatDigits } from '#shared/korean/amount.ts';
import { levelRange } from '../region.labels.ts';

interface Levels {
  reqLvMin: number | null;
  reqLvMax: number | null;
}

/** `5–10`, `80부터`, `누구나`; null: not known. */
export function dungeonLevels({ reqLvMin, reqLvMax }: Levels): string | null {
  if (reqLvMax === null && reqLvMin !== null && reqLvMin <= 1) return '누구나';
  return levelRange(reqLvMin, reqLvMax);
}

export function dungeonLevelText(levels: string | null): string {
  if (levels === null) return '레벨 모름';
  return levels === '누구나' ? levels : `레벨 ${levels}`;
}

export const NOT_OPENED = '아직 열리지 않음';

/** `5–15`; one number when both ends are equal, empty when neither is known. */
export function damageRange(min: number | null, max: number | null): string {
  if (min === null && max === null) return '';
  if (min === null || max === null || min === max) return formatDigits(min ?? max ?? 0);
  return `${formatDigits(min)}–${formatDigits(max)}`;
}
