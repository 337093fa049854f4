import { MAX_COUNT } from '#shared/korean/read-count.ts';
import type { ExpQuestion } from './exp-question.rules.ts';

/** The question of `/calc/exp-back` that spends this much experience. */
export function backHref({ job, mode, levels, vitals }: ExpQuestion, exp: number): string {
  const own = { hp: vitals.hp.now.value, mp: vitals.mp.now.value };
  const start: Record<string, number> = mode === 'level' ? { job, level: levels.level.value } : { job, ...own };
  // A level begins at its beginning there, so what was gained in it goes along.
  const gained = mode === 'level' ? levels.exp.value : 0;
  const query = Object.entries({ ...start, exp: Math.min(MAX_COUNT, exp + gained) }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `/calc/exp-back?${new URLSearchParams(query)}`;
}
