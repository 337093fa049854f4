import { formatDigits } from '#shared/korean/amount.ts';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { GRADE_CHOICES, type King, minuteText } from '../king.labels.ts';
import type { kingParams } from '../king.params.ts';
import type { KingQuestion } from '../king-question.rules.ts';

interface KingFormProps {
  queryState: QueryStateOf<typeof kingParams>;
  king: King;
  question: KingQuestion;
  isByGrade: boolean;
  roundsLeft: number | null;
  curseMinutes: number | null;
}

export function KingForm({ queryState, king, question, isByGrade, roundsLeft, curseMinutes }: KingFormProps) {
  const { level, grade, minutes, exp, wait, skips } = question;
  return (
    <CalculatorForm
      title="나와 한 판"
      action={`/calc/kingQuest/${king.slug}`}
      aside={
        <FillFromProfile
          queryState={queryState}
          fill={(me) => ({ level: me.level, ...(isByGrade ? { grade: me.grade } : {}) })}
        />
      }
    >
      <NumberField label="레벨" name="level" queryState={queryState} parsed={level} />
      {isByGrade && (
        <QueryChoice
          label="승급"
          name="grade"
          queryState={queryState}
          choices={GRADE_CHOICES}
          current={String(grade)}
        />
      )}
      <NumberField
        label="한 판에 걸리는 시간"
        name="minutes"
        queryState={queryState}
        parsed={minutes}
        unit="분"
        hint="임무를 받고, 잡고, 왕에게 돌아올 때까지"
      />
      <NumberField
        label="지금 가진 경험치"
        name="exp"
        queryState={queryState}
        parsed={exp}
        isAmount
        placeholder="안 적어도 됩니다"
        hint={roundsLeft === null ? '상한에 닿는지 봅니다' : roundsText(roundsLeft)}
      />
      {skips.size > 0 && (
        <NumberField
          label="거른 뒤 기다리는 시간"
          name="wait"
          queryState={queryState}
          parsed={wait}
          unit="분"
          hint={
            curseMinutes === null
              ? '이 왕의 형벌이 얼마나 가는지는 알려지지 않아 가장 긴 것으로 셉니다'
              : `왕의저주가 풀리는 ${minuteText(curseMinutes)}`
          }
        />
      )}
      {skips.size > 0 && <input type="hidden" name="skip" value={[...skips].join(',')} />}
    </CalculatorForm>
  );
}

function roundsText(rounds: number): string {
  return rounds === 0 ? '보상이 다 들어갈 자리가 없습니다' : `${formatDigits(rounds)}판까지는 보상을 다 받습니다`;
}
