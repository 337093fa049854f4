import ExpPage, { params } from '#features/calculators/exp/pages/exp.page.tsx';
import { backHref } from '#features/calculators/exp-back/back-href.rules.ts';

/** @public Read by the list of pages. */
export { params };

export default function ExpWithSpending() {
  return <ExpPage backHref={backHref} />;
}
