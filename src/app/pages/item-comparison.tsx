import { Comparison, type ComparisonProps } from '#features/game-data/items/ui/public/comparison.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';

/** With the character of the one who reads, which says its job, level and grade alone. */
export function ItemComparison(props: ComparisonProps) {
  'use memo';
  const me = playerOf(useMe());
  return <Comparison {...props} wearer={me && { job: me.job, level: me.level, grade: me.grade }} />;
}
