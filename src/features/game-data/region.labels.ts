export const REGION_NAMES: Readonly<Record<number, string>> = {
  1: '초급 사냥터',
  2: '중급 사냥터',
  3: '고급 사냥터',
  4: '12지신의 유적',
  5: '북방대초원',
  6: '길림성',
  7: '일본',
  8: '용궁',
  9: '중국',
  10: '도삭산',
  11: '중국 남부',
  12: '4차 신전',
  13: '환상의 섬',
};

const UNKNOWN = '알 수 없음';

export function regionName(region: number): string {
  return REGION_NAMES[region] ?? UNKNOWN;
}

const LAST_LEVEL = 99;

/** `10–20`, `80부터`, `99`; null when neither end is known. */
export function levelRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null) return `${max}까지`;
  if (max === null) return min >= LAST_LEVEL ? String(min) : `${min}부터`;
  return min === max ? String(min) : `${min}–${max}`;
}
