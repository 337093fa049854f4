import { Suspense } from 'react';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import type { ComparisonProps } from './comparison-pairs.tsx';

const ComparisonPairs = partOnDemand(() => import('./comparison-pairs.tsx'));

/** Shows two versions side by side. The code that compares them is loaded on demand. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense>
      <ComparisonPairs {...props} />
    </Suspense>
  );
}
