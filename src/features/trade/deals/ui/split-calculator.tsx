import type { ReactNode } from 'react';
import { useLiveForm } from '#platform/client/form/use-live-form.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { FormField, FormFields } from '#ui/form/form.tsx';
import { dropText, promiseText, riskText, roundsText, SIDE_LABELS } from '../deal-split.labels.ts';
import {
  type DealSide,
  type DealSplit,
  type DealTerms,
  isPossible,
  splitDeal,
  totalOf,
  usualRisk,
} from '../deal-split.rules.ts';
import { splitForm } from './deal-fields.tsx';
import css from './deals.module.css';

interface SplitCalculatorProps {
  itemName: string;
  terms: DealTerms;
  first: DealSide;
}

export function SplitCalculator({ itemName, terms, first }: SplitCalculatorProps) {
  const form = useLiveForm(splitForm, splitForm.fromRow({ risk: usualRisk(terms), first }));
  const risk = form.body?.risk ?? null;
  const split = risk === null ? null : splitDeal(terms, risk, form.values.first);
  // When a piece costs more than the risk, half the money goes first, so there is no choice.
  const isHalved = split !== null && isPossible(split) && split.isMoneyHalved;
  return (
    <div className="form">
      <div className="f2 needs-script">
        <FormFields submission={form} id="deal">
          <FormField
            of={splitForm}
            name="risk"
            hint={risk !== null && `${formatDigits(risk)}전 · 총 ${formatAmount(totalOf(terms))}`}
          />
          {!isHalved && <FormField of={splitForm} name="first" />}
        </FormFields>
      </div>
      <Answer>
        {split && isPossible(split) && <SplitRounds split={split} itemName={itemName} />}
        {split && !isPossible(split) && (
          <div className="note bad" data-spoken="new">
            <p>
              나눌 수 없는 아이템이라 {formatAmount(risk ?? 0)}까지만 먼저 내고는 거래할 수 없습니다. 아무리 나눠도 한
              사람은 적어도 <b>{formatAmount(split.leastRisk)}</b>을 먼저 내야 합니다.
            </p>
            <Button
              size="sm"
              className="needs-script"
              data-press=""
              onClick={() => form.change({ risk: formatAmount(split.leastRisk) })}
            >
              {withParticle(formatAmount(split.leastRisk), '으로/로')} 나눠 보기
            </Button>
          </div>
        )}
      </Answer>
    </div>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return <div className={css.answer}>{children}</div>;
}

function SplitRounds({ split, itemName }: { split: DealSplit; itemName: string }) {
  return (
    <>
      <p className="note mb-3" data-spoken="new">
        {promiseText(split)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too */}
      <section className="scroll-x swipe" aria-label="나누어 거래하는 순서" tabIndex={0}>
        <table className="t tight">
          <thead>
            <tr>
              <th scope="col">회</th>
              <th scope="col">떨구는 사람</th>
              <th scope="col">떨구는 것</th>
              <th scope="col" className="num">
                그때 떼일 수 있는 것
              </th>
            </tr>
          </thead>
          {split.rounds.map((rounds, index) => {
            const done = split.rounds.slice(0, index).reduce((sum, { times }) => sum + times, 0);
            return (
              <tbody key={done} className={css.round}>
                {rounds.drops.map((drop, step) => (
                  <tr key={`${drop.by}-${drop.risk.seller}-${drop.risk.buyer}`}>
                    <td className="nowrap">{step === 0 && roundsText(rounds, done)}</td>
                    <td className="nowrap">{SIDE_LABELS[drop.by]}</td>
                    <td>{dropText(drop, itemName)}</td>
                    <td className="num">{riskText(drop) ?? <span className="faint">거래 완료</span>}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </section>
    </>
  );
}
