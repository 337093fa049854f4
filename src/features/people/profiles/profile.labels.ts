import type { Vitals } from '#shared/advancement.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import type { Profile } from './profile.contract.ts';

export const VITAL_NAMES: Record<keyof Vitals, string> = { hp: '체력', mp: '마력' };

/** `전사 · 검객`; before the first advancement both are one word. */
export function titleOf({ job, grade }: Pick<Profile, 'job' | 'grade'>): string {
  const [name, title] = [jobName(job), gradeName(job, grade)];
  return name === title ? name : `${name} · ${title}`;
}

/** The class of the name's colour, which follows the grade. */
export function gradeClass(grade: number): string {
  return `g${Math.min(Math.max(Math.trunc(grade), 0), 4)}`;
}
