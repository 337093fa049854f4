import { SHORT_REMAINDER_CHOICES, UNIT_CHOICES } from '#features/community/settlements/settlement.labels.ts';
import { MAX_SHARES } from '#features/community/settlements/settlement.limits.ts';
import { Field, TextInput } from '#ui/components/field.tsx';
import { StepperField } from '#ui/components/stepper-field.tsx';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { splitParams } from '../split.params.ts';
import type { SplitQuestion } from '../split-query.rules.ts';
import css from './split.module.css';

const asTexts = (choices: readonly { value: number; label: string }[]) =>
  choices.map(({ value, label }) => ({ value: String(value), label }));
const UNITS = asTexts(UNIT_CHOICES);
const REMAINDERS = asTexts(SHORT_REMAINDER_CHOICES);

interface SplitFormProps {
  queryState: QueryStateOf<typeof splitParams>;
  question: SplitQuestion;
  answer: { label: string; value: number };
}

export function SplitForm({ queryState, question, answer }: SplitFormProps) {
  const { sale, isExample, weights, unit, remainder } = question;
  return (
    <CalculatorForm title="판 돈과 사람" action="/calc/split" answer={answer}>
      <NumberField
        label="판 돈"
        name="sale"
        queryState={queryState}
        parsed={sale}
        isAmount
        unit="전"
        placeholder="521만"
        hint={isExample ? '지금은 예시입니다' : undefined}
      />
      <div className="needs-script">
        <p className={css.people}>
          <span>나눌 사람</span>
          <StepperField
            label="나눌 사람"
            value={weights.value.length}
            min={1}
            max={MAX_SHARES}
            onChange={(count) =>
              queryState.set({ w: Array.from({ length: count }, (_, index) => weights.value[index] ?? 1).join(',') })
            }
          />
          <span className="meta">몫은 표에서 사람마다 수정합니다</span>
        </p>
        {weights.note && <p className="meta">{weights.note}</p>}
      </div>
      <noscript>
        <Field
          label="사람마다 몫"
          id="w"
          hint={weights.note ?? `${weights.value.length}명. 한 사람에 하나씩 쉼표로 나눕니다.`}
        >
          <TextInput
            id="w"
            name="w"
            value={queryState.typed.w ?? weights.value.join(',')}
            data-max-letters={300}
            autoComplete="off"
            aria-describedby="w-hint"
            onChange={({ target }) => queryState.set({ w: target.value })}
          />
        </Field>
      </noscript>
      <QueryChoice
        label="반올림 단위(버림)"
        name="unit"
        queryState={queryState}
        choices={UNITS}
        current={String(unit)}
      />
      <QueryChoice
        label="나머지"
        name="remainder"
        queryState={queryState}
        choices={REMAINDERS}
        current={String(remainder)}
      />
    </CalculatorForm>
  );
}
