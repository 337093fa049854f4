import { withParticle } from '#shared/korean/particle.ts';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { chanceText, oddsText } from '../chance.labels.ts';
import type { dropParams } from '../drop.params.ts';
import type { DropQuestion } from '../drop-query.rules.ts';
import css from './chance.module.css';
import { ChanceField } from './chance-field.tsx';

const QUICK_CHANCES = ['10', '5', '1', '0.5', '0.1'] as const;

interface DropFormProps {
  queryState: QueryStateOf<typeof dropParams>;
  question: DropQuestion;
  itemId: number | null;
  isAssumed: boolean;
  answer: { label: string; value: string };
}

export function DropForm({ queryState, question, itemId, isAssumed, answer }: DropFormProps) {
  const { p, n, want, rate, goal } = question;
  return (
    <CalculatorForm title="계산 조건" action="/calc/drop" answer={answer}>
      {itemId !== null && <input type="hidden" name="item" value={itemId} />}
      <div className="stack gap-2">
        <ChanceField
          label="1회 드롭 확률"
          name="p"
          queryState={queryState}
          parsed={p}
          hint={
            isAssumed
              ? `실제 확률은 알려지지 않아 ${withParticle(chanceText(p.value), '으로/로')} 가정했습니다`
              : (oddsText(p.value) ?? chanceText(p.value))
          }
        />
        <div className={`chips ${css.chanceChips}`}>
          {QUICK_CHANCES.map((chance) => (
            <a
              key={chance}
              className={`${p.value === Number(chance) / 100 ? 'chip on' : 'chip'} ${css.chanceChip}`}
              aria-current={p.value === Number(chance) / 100 ? 'true' : undefined}
              href={queryState.href({ p: chance })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                queryState.set({ p: chance });
              }}
            >
              {chance}%
            </a>
          ))}
        </div>
      </div>
      <NumberField label="잡는 횟수" name="n" queryState={queryState} parsed={n} isAmount unit="번" />
      <NumberField label="목표 개수" name="want" queryState={queryState} parsed={want} unit="개 이상" />
      <ChanceField
        label="목표 확률"
        name="goal"
        queryState={queryState}
        parsed={goal}
        hint="몇 번 잡아야 하는지 표에 나옵니다"
      />
      <NumberField
        label="시간당 처치 수"
        name="rate"
        queryState={queryState}
        parsed={rate}
        unit="마리"
        placeholder="비워도 됩니다"
        hint="적으면 걸리는 시간도 보여 줍니다"
      />
    </CalculatorForm>
  );
}
