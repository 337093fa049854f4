import { Comparison, type ComparisonProps } from '#features/game-data/items/ui/public/comparison.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';

const FoundWhileTyping = partOnDemand(() => import('./found-while-typing.tsx'));

/** Adds the reader's character, of which only job, level and grade are known. */
export function ItemComparison(props: ComparisonProps) {
  'use memo';
  const me = playerOf(useMe());
  const wearer = me && { job: me.job, level: me.level, grade: me.grade };
  return <Comparison {...props} wearer={wearer} FoundWhileTyping={FoundWhileTyping} />;
}
