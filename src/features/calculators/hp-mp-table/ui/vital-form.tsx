import { gradeName } from '#shared/jobs.ts';
import type { AnswerProps } from '../../calculator/ui/answer.tsx';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VitalFields } from '../../calculator/ui/vital-fields.tsx';
import type { vitalParams } from '../vital.params.ts';
import type { VitalQuestion } from '../vital-question.rules.ts';
import { levelsMissing, needsMp } from '../vital-table.rules.ts';

interface VitalFormProps {
  queryState: QueryStateOf<typeof vitalParams>;
  question: VitalQuestion;
  minBuyLevel: number | null;
  answer: AnswerProps;
}

const ALL_GRADES = [0, 1, 2, 3, 4];

export function VitalForm({ queryState, question, minBuyLevel, answer }: VitalFormProps) {
  const { job, level, grade, hp, mp } = question;
  return (
    <CalculatorForm
      title="내 캐릭터"
      action="/calc/hp-mp-table"
      answer={answer}
      aside={
        <FillFromProfile
          queryState={queryState}
          fill={(me) => ({ job: me.job, level: me.level, grade: me.grade, hp: me.maxHp, mp: me.maxMp })}
        />
      }
    >
      <JobField queryState={queryState} job={job} />
      <QueryChoice
        label="지금 승급"
        name="grade"
        queryState={queryState}
        choices={ALL_GRADES.map((one) => ({ value: String(one), label: gradeName(job, one) }))}
        current={String(grade)}
      />
      <VitalFields
        queryState={queryState}
        before="지금 "
        hp={{ parsed: hp, placeholder: '예: 64만' }}
        mp={{ parsed: mp, placeholder: '예: 2만', ...(!needsMp(job) && { hint: '이 직업의 승급은 체력만 봅니다' }) }}
      />
      <NumberField
        label="레벨"
        name="level"
        queryState={queryState}
        parsed={level}
        hint={levelHint(level.value, minBuyLevel)}
      />
    </CalculatorForm>
  );
}

function levelHint(level: number, minBuyLevel: number | null): string {
  const missing = levelsMissing(level);
  if (missing === 0) return '승급할 수 있는 레벨입니다';
  if (minBuyLevel !== null && level < minBuyLevel) return `체력·마력은 ${minBuyLevel}레벨부터 올릴 수 있습니다`;
  return `승급까지 ${missing}레벨 더`;
}
