/** 0 is not a character's job: it marks skills that all four jobs share (contract §2). */
export const JOB_NAMES = ['공통', '전사', '도적', '주술사', '도사'] as const;

const GRADE_NAMES: readonly (readonly string[])[] = [
  [],
  ['전사', '검객', '검제', '검황', '검성'],
  ['도적', '자객', '진검', '귀검', '태성'],
  ['주술사', '술사', '현사', '현인', '현자'],
  ['도사', '도인', '명인', '진인', '진선'],
];

const UNKNOWN = '알 수 없음';

export function jobName(job: number): string {
  return JOB_NAMES[job] ?? UNKNOWN;
}

export function gradeName(job: number, grade: number): string {
  return GRADE_NAMES[job]?.[grade] ?? UNKNOWN;
}
