import { gradeName } from '#shared/jobs.ts';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { standingText } from '../../exp/exp.labels.ts';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';
import type { expBackParams } from '../exp-back.params.ts';
import type { ExpBackQuestion } from '../exp-back-question.rules.ts';
import { ownExpBack } from '../own-exp-back.rules.ts';

interface ExpBackFormProps {
  queryState: QueryStateOf<typeof expBackParams>;
  question: ExpBackQuestion;
  lists: VitalPrices;
}

export function ExpBackForm({ queryState, question, lists }: ExpBackFormProps) {
  const { job, level, hp, mp, exp, into, goal } = question;
  const grades = [1, 2, 3, 4].map((grade) => ({ value: String(grade), label: gradeName(job, grade) }));
  return (
    <CalculatorForm
      title="가진 경험치"
      aside={<FillFromProfile queryState={queryState} fill={ownExpBack} />}
      action="/calc/exp-back"
    >
      <JobField queryState={queryState} job={job} />
      <NumberField label="경험치" name="exp" queryState={queryState} parsed={exp} isAmount />
      <NumberField
        label="지금 맨몸 체력"
        name="hp"
        queryState={queryState}
        parsed={hp}
        isAmount
        hint={standingText(job, 'hp', lists.hp, hp.value)}
      />
      <NumberField
        label="지금 맨몸 마력"
        name="mp"
        queryState={queryState}
        parsed={mp}
        isAmount
        hint={standingText(job, 'mp', lists.mp, mp.value)}
      />
      <NumberField
        label="지금 레벨"
        name="level"
        queryState={queryState}
        parsed={level}
        unit="레벨"
        hint="99보다 낮으면 레벨부터 올립니다"
      />
      <QueryChoice
        label="목표 승급"
        name="grade"
        queryState={queryState}
        choices={grades}
        current={String(goal?.grade ?? '')}
      />
      <input type="hidden" name="into" value={into} />
    </CalculatorForm>
  );
}
