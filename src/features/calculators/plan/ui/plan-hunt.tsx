import { memo, useDeferredValue } from 'react';
import type { PlanPageData } from '../pages/plan.loader.ts';
import { planParams } from '../plan.params.ts';
import { planOf } from '../plan.rules.ts';
import { readPlanQuestion } from '../plan-question.rules.ts';
import { PlanHuntingGrounds } from './plan-hunting-grounds.tsx';
import { PlanKings } from './plan-kings.tsx';

interface PlanHuntProps {
  data: PlanPageData;
  params: URLSearchParams;
}

/** Where the missing experience is to be had: a moment late while somebody types, the big number comes first. */
export function PlanHunt({ data, params }: PlanHuntProps) {
  return <HuntPanels data={data} params={useDeferredValue(params)} />;
}

const HuntPanels = memo(function HuntPanels({ data, params }: PlanHuntProps) {
  const { standing } = readPlanQuestion(planParams.texts(params));
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
