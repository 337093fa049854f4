import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Answer } from '../../calculator/ui/answer.tsx';
import { hoursText, timesText } from '../../exp/exp.labels.ts';
import { eokText, goalName } from '../plan.labels.ts';
import type { Plan, PlanStanding } from '../plan.rules.ts';

interface PlanAnswerProps {
  plan: Plan;
  standing: PlanStanding;
  rate: number;
  storedMax: number;
}

const NOTHING = '–';

export function PlanAnswer({ plan, standing, rate, storedMax }: PlanAnswerProps) {
  const { nextGrade, exp, sold } = plan;
  const goal = nextGrade === null ? null : goalName(standing.job, nextGrade, standing.goal);
  return (
    <Answer
      label={goal ? `${goal}까지 모자란 경험치` : '남은 승급'}
      value={exp}
      remark={<span className="whitespace-normal">{remarkOf(plan, standing)}</span>}
      stats={[
        { label: '걸리는 시간', value: rate > 0 && goal ? hoursText(exp / rate) : NOTHING },
        {
          label: `${eokText(storedMax)}을 채우는 횟수`,
          value: goal ? timesText(sold, storedMax) : NOTHING,
        },
      ]}
    />
  );
}

function remarkOf({ nextGrade, exp }: Plan, { job, grade }: PlanStanding): string {
  if (nextGrade === null)
    return `${gradeName(job, grade)}까지 마쳐 더 할 승급이 없습니다. 아직이면 지금 승급을 고르세요.`;
  if (exp === 0) return '경험치는 다 찼습니다. 재료만 모으면 됩니다.';
  return formatDigits(exp);
}
