import type { Profile } from '../profile.contract.ts';

type Character = Pick<Profile, 'job' | 'level' | 'grade' | 'maxHp' | 'maxMp'>;

export function planHref({ job, level, grade, maxHp, maxMp }: Character): string {
  const requested = Object.entries({ job, level, grade, hp: maxHp, mp: maxMp });
  return `/calc/plan?${requested.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join('&')}`;
}
