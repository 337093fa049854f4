import { Suspense } from 'react';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import type { ComparisonProps } from './comparison-pairs.tsx';

const ComparisonPairs = partOnDemand(() => import('./comparison-pairs.tsx'));

/** Two versions side by side; what compares them comes when it is first shown. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense>
      <ComparisonPairs {...props} />
    </Suspense>
  );
}
