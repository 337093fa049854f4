import type { Me } from '#features/people/profiles/profile.contract.ts';
import { gradeName, jobName } from '#shared/jobs.ts';

type Character = Pick<Me, 'job' | 'level' | 'grade'>;

interface CharacterQuery {
  from?: number | undefined;
  to?: number | undefined;
  job?: number | undefined;
  grade?: number | undefined;
}

/** Limits that follow from a character; gender is not known. */
export function toLimits({ job, level, grade }: Character) {
  return { from: undefined, to: level, job, grade };
}

export const NOT_OF_ANYBODY = { from: undefined, to: undefined, job: undefined, grade: undefined };

export function isOfCharacter({ from, to, job, grade }: CharacterQuery, me: Character): boolean {
  return from === undefined && to === me.level && job === me.job && grade === me.grade;
}

/** Returns `내가 쓸 수 있는 것 (주술사 80레벨)`, with the grade's title after an advancement: `(현사 99레벨)`. */
export function usableLabel({ job, level, grade }: Character): string {
  return `내가 쓸 수 있는 것 (${grade > 0 ? gradeName(job, grade) : jobName(job)} ${level}레벨)`;
}
