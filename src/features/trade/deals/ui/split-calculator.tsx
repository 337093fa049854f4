import { type ReactNode, useState } from 'react';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { Button } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
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
import css from './deals.module.css';

interface SplitCalculatorProps {
  itemName: string;
  terms: DealTerms;
  first: DealSide;
}

const SIDES = [
  { value: 'seller', label: '파는 사람 먼저' },
  { value: 'buyer', label: '사는 사람 먼저' },
] as const;

export function SplitCalculator({ itemName, terms, first: usualFirst }: SplitCalculatorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [first, setFirst] = useState<DealSide>(usualFirst);
  const text = typed ?? formatAmount(usualRisk(terms));
  const risk = readAmount(text, Number.MAX_SAFE_INTEGER);
  const split = risk === null ? null : splitDeal(terms, risk, first);
  // When a piece costs more than the risk, half the money goes first, so there is no choice.
  const isHalved = split !== null && isPossible(split) && split.isMoneyHalved;
  return (
    <div className="form">
      <div className="f2 needs-script">
        <div className="field">
          <label htmlFor="deal-risk">한 번에 먼저 낼 수 있는 금액</label>
          <input
            id="deal-risk"
            className="in"
            value={text}
            inputMode="text"
            autoComplete="off"
            aria-describedby="deal-risk-hint"
            aria-invalid={risk === null}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={risk === null ? 'hint bad' : 'hint'} id="deal-risk-hint">
            {risk === null
              ? '3만5천, 50만처럼 적어 주세요.'
              : `${formatDigits(risk)}전 · 총 ${formatAmount(totalOf(terms))}`}
          </p>
        </div>
        {!isHalved && (
          <ChoiceField label="먼저 떨구는 사람" name="deal-first" choices={SIDES} value={first} onChoose={setFirst} />
        )}
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
              onClick={() => setTyped(formatAmount(split.leastRisk))}
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
