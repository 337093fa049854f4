import { formatDigits } from '#shared/korean/amount.ts';

export function dungeonLevelText(levels: string | null): string {
  return levels ?? '레벨 모름';
}

/** Note on the name of a part: the game itself has none. */
export const PART_NAME = '사이트가 붙인 이름';

export const NOT_OPENED = '아직 열리지 않음';

/** `5–15`; one number when both ends are equal, empty when neither is known. */
export function damageRange(min: number | null, max: number | null): string {
  if (min === null && max === null) return '';
  if (min === null || max === null || min === max) return formatDigits(min ?? max ?? 0);
  return `${formatDigits(min)}–${formatDigits(max)}`;
}
