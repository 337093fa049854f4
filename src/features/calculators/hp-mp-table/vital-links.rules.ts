import type { Vitals } from '#shared/advancement.ts';

/** Whether a job advances by MP too. */
export function needsMp(job: number): boolean {
  return job >= 3;
}

/** The calculator of experience, from these values to those (contract §3). */
export function expHref(job: number, from: Vitals, to: Vitals): string {
  const mp = needsMp(job) ? `&mp=${from.mp}&toMp=${Math.max(from.mp, to.mp)}` : '';
  return `/calc/exp?job=${job}&hp=${from.hp}&toHp=${Math.max(from.hp, to.hp)}${mp}`;
}

export function planHref(job: number, level: number, own: Vitals | null): string {
  return `/calc/plan?job=${job}&level=${level}${own ? `&hp=${own.hp}&mp=${own.mp}` : ''}`;
}
