import type { ExpQuestion } from '#features/calculators/exp/exp-question.rules.ts';
import ExpPage, { params } from '#features/calculators/exp/pages/exp.page.tsx';
import { expBackParams } from '#features/calculators/exp-back/exp-back.params.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';

/** The calculator of what experience buys, with the answer of the one of experience. */
function backHref({ job, mode, levels, vitals }: ExpQuestion, exp: number): string {
  // The target page assumes the beginning of a level, so experience gained in the level is added.
  const gained = mode === 'level' ? levels.exp.value : 0;
  const own = mode === 'level' ? { level: levels.level.value } : { hp: vitals.hp.now.value, mp: vitals.mp.now.value };
  return expBackParams.link('/calc/exp-back', { job, ...own, exp: Math.min(MAX_COUNT, exp + gained) });
}

/** @public Read by the list of pages. */
export { params };

export default function ExpWithSpending() {
  return <ExpPage backHref={backHref} />;
}
