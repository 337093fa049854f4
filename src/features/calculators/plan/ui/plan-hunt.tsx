import { memo, useDeferredValue } from 'react';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { PlanPageData } from '../pages/plan.loader.ts';
import type { planParams } from '../plan.params.ts';
import { planOf } from '../plan.rules.ts';
import { readPlanQuestion } from '../plan-question.rules.ts';
import { PlanHuntingGrounds } from './plan-hunting-grounds.tsx';
import { PlanKings } from './plan-kings.tsx';

interface PlanHuntProps {
  data: PlanPageData;
  texts: QueryStateOf<typeof planParams>['texts'];
}

/** Deferred while typing, so that the main number updates first. */
export function PlanHunt({ data, texts }: PlanHuntProps) {
  return <HuntPanels data={data} texts={useDeferredValue(texts)} />;
}

const HuntPanels = memo(function HuntPanels({ data, texts }: PlanHuntProps) {
  const { standing } = readPlanQuestion(texts);
  const { job, level, grade } = standing;
  const missing = planOf(standing, data).exp;
  return (
    <>
      <PlanHuntingGrounds
        huntingGrounds={data.huntingGrounds}
        standing={standing}
        missing={missing}
        totals={data.totals[job] ?? []}
        cap={data.cap}
        provenance={data.provenance.huntingGrounds}
      />
      <PlanKings kings={data.kings} level={level} grade={grade} missing={missing} provenance={data.provenance.kings} />
    </>
  );
});
