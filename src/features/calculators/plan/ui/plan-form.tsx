import { gradeName } from '#shared/jobs.ts';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { GOAL_LABELS } from '../plan.labels.ts';
import type { planParams } from '../plan.params.ts';
import type { PlanQuestion } from '../plan-question.rules.ts';

interface PlanFormProps {
  queryState: QueryStateOf<typeof planParams>;
  question: PlanQuestion;
}

const GRADES = [0, 1, 2, 3, 4] as const;
const GOALS = Object.entries(GOAL_LABELS).map(([value, label]) => ({ value, label }));
const PRESERVED = ['own', 'gameServer'] as const;

export function PlanForm({ queryState, question }: PlanFormProps) {
  const { job, grade, goal } = question.standing;
  const grades = GRADES.map((one) => ({ value: String(one), label: gradeName(job, one) }));
  return (
    <CalculatorForm
      title="내 캐릭터"
      action="/calc/plan"
      aside={
        <FillFromProfile
          queryState={queryState}
          fill={(me) => ({ job: me.job, level: me.level, grade: me.grade, hp: me.maxHp, mp: me.maxMp })}
        />
      }
    >
      <JobField queryState={queryState} job={job} />
      <NumberField label="레벨" name="level" queryState={queryState} parsed={question.level} unit="레벨" />
      <QueryChoice label="지금 승급" name="grade" queryState={queryState} choices={grades} current={String(grade)} />
      <NumberField
        label="맨몸 체력"
        name="hp"
        queryState={queryState}
        parsed={question.hp}
        isAmount
        placeholder="7만"
      />
      <NumberField label="맨몸 마력" name="mp" queryState={queryState} parsed={question.mp} isAmount placeholder="0" />
      <QueryChoice label="어디까지" name="to" queryState={queryState} choices={GOALS} current={goal} />
      <NumberField
        label="한 시간에 버는 경험치"
        name="rate"
        queryState={queryState}
        parsed={question.rate}
        isAmount
        placeholder="적으면 시간도 셉니다"
      />
      {PRESERVED.map((name) => {
        const value = queryState.typed[name];
        return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
    </CalculatorForm>
  );
}
