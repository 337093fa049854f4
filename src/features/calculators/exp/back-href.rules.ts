import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { expBackParams } from '../exp-back/exp-back.params.ts';
import type { ExpQuestion } from './exp-question.rules.ts';

/** The question of `/calc/exp-back` that spends this much experience. */
export function backHref({ job, mode, levels, vitals }: ExpQuestion, exp: number): string {
  // A level begins at its beginning there, so what was gained in it goes along.
  const gained = mode === 'level' ? levels.exp.value : 0;
  const own = mode === 'level' ? { level: levels.level.value } : { hp: vitals.hp.now.value, mp: vitals.mp.now.value };
  return expBackParams.link('/calc/exp-back', { job, ...own, exp: Math.min(MAX_COUNT, exp + gained) });
}
