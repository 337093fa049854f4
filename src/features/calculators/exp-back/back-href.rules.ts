import { MAX_COUNT } from '#shared/korean/read-count.ts';
import type { ExpQuestion } from '../exp/exp-question.rules.ts';
import { expBackParams } from './exp-back.params.ts';

/** The calculator of what experience buys, with the answer of the one of experience. */
export function backHref({ job, mode, levels, vitals }: ExpQuestion, exp: number): string {
  // The target page assumes the beginning of a level, so experience gained in the level is added.
  const gained = mode === 'level' ? levels.exp.value : 0;
  const own = mode === 'level' ? { level: levels.level.value } : { hp: vitals.hp.now.value, mp: vitals.mp.now.value };
  return expBackParams.link('/calc/exp-back', { job, ...own, exp: Math.min(MAX_COUNT, exp + gained) });
}
