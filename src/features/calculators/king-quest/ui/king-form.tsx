import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { AnswerProps } from '../../calculator/ui/answer.tsx';
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
  answer: AnswerProps;
  curseMinutes: number | null;
  /** Maximum experience that a character can hold. */
  ceiling: number;
}

export function KingForm({
  queryState,
  king,
  question,
  isByGrade,
  roundsLeft,
  answer,
  curseMinutes,
  ceiling,
}: KingFormProps) {
  const { level, grade, minutes, exp, wait, skips } = question;
  return (
    <CalculatorForm
      title="내 조건"
      action={`/calc/kingQuest/${king.slug}`}
      answer={answer}
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
        label="1회 걸리는 시간"
        name="minutes"
        queryState={queryState}
        parsed={minutes}
        unit="분"
        hint="왕퀘를 받고 잡은 뒤 왕에게 돌아올 때까지"
      />
      <NumberField
        label="보유 경험치"
        name="exp"
        queryState={queryState}
        parsed={exp}
        isAmount
        placeholder="비워도 됩니다"
        hint={roundsLeft === null ? `한도 ${formatCount(ceiling)}` : roundsText(roundsLeft)}
      />
      {skips.size > 0 && (
        <NumberField
          label="제외 후 대기 시간"
          name="wait"
          queryState={queryState}
          parsed={wait}
          unit="분"
          hint={
            curseMinutes === null
              ? '이 왕의 페널티 시간은 알려지지 않아 가장 긴 것으로 계산합니다'
              : `왕의저주가 풀리는 ${minuteText(curseMinutes)}`
          }
        />
      )}
      {skips.size > 0 && <input type="hidden" name="skip" value={[...skips].join(',')} />}
    </CalculatorForm>
  );
}

function roundsText(rounds: number): string {
  return rounds === 0 ? '보상을 다 받으면 한도를 넘습니다' : `${formatDigits(rounds)}회까지는 보상을 다 받습니다`;
}
