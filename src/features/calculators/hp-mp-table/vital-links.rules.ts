import type { Vitals } from '#shared/advancement.ts';
import { expParams } from '../exp/exp.params.ts';
import { planParams } from '../plan/plan.params.ts';

export function needsMp(job: number): boolean {
  return job >= 3;
}

export function expHref(job: number, from: Vitals, to: Vitals): string {
  return expParams.link('/calc/exp', {
    ...{ job, hp: from.hp, toHp: Math.max(from.hp, to.hp) },
    ...(needsMp(job) && { mp: from.mp, toMp: Math.max(from.mp, to.mp) }),
  });
}

export function planHref(job: number, level: number, own: Vitals | null): string {
  return planParams.link('/calc/plan', { job, level, ...own });
}
