import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { countText } from '../../calculator/count-parts.rules.ts';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VITAL_LABELS } from '../../exp/exp.labels.ts';
import { usesMp } from '../../exp/exp-question.rules.ts';
import type { Affordable } from '../../vitals/vital-price.rules.ts';
import { goalName } from '../exp-back.labels.ts';
import type { expBackParams } from '../exp-back.params.ts';
import type { ExpBackAnswer } from '../exp-back.rules.ts';
import type { ExpBackQuestion, Spending } from '../exp-back-question.rules.ts';
import css from './exp-back.module.css';

interface SpendingCardsProps {
  queryState: QueryStateOf<typeof expBackParams>;
  question: ExpBackQuestion;
  answer: ExpBackAnswer;
}

export function SpendingCards({ queryState, question, answer }: SpendingCardsProps) {
  const { hp, mp, next } = answer;
  const from = { hp: question.hp.value, mp: question.mp.value };
  return (
    <nav className={css.spendings} aria-label="경험치 사용 방법">
      <SpendingCard
        queryState={queryState}
        spending="next"
        into={question.into}
        title={goalName(question)}
        left={next.left}
        toEarn={next.toEarn}
      >
        <Gain vital="hp" from={from.hp} bought={next.hp} />
        {usesMp(question.job) && <Gain vital="mp" from={from.mp} bought={next.mp} />}
      </SpendingCard>
      <SpendingCard queryState={queryState} spending="hp" into={question.into} title="모두 체력으로" left={hp.left}>
        <Gain vital="hp" from={from.hp} bought={hp} />
      </SpendingCard>
      <SpendingCard queryState={queryState} spending="mp" into={question.into} title="모두 마력으로" left={mp.left}>
        <Gain vital="mp" from={from.mp} bought={mp} />
      </SpendingCard>
    </nav>
  );
}

interface SpendingCardProps {
  queryState: QueryStateOf<typeof expBackParams>;
  spending: Spending;
  into: Spending;
  title: string;
  left: number;
  /** To the goal, if there is one; 0: reached. */
  toEarn?: number;
  children: ReactNode;
}

function SpendingCard({ queryState, spending, into, title, left, toEarn = 0, children }: SpendingCardProps) {
  return (
    <a
      className={spending === into ? `panel row-link ${css.spending} ${css.on}` : `panel row-link ${css.spending}`}
      href={queryState.href({ into: spending })}
      aria-current={spending === into ? 'true' : undefined}
    >
      <strong>{title}</strong>
      {children}
      <span className={`meta ${css.spendingMeta}`}>
        {toEarn > 0 ? `더 모을 경험치 ${countText(toEarn)}` : `남는 경험치 ${countText(left)}`}
      </span>
    </a>
  );
}

function Gain({ vital, from, bought }: { vital: 'hp' | 'mp'; from: number; bought: Affordable }) {
  const more = bought.reached - from;
  return (
    <span className={css.gain}>
      <span className="dim">{VITAL_LABELS[vital]}</span> <b>{formatDigits(bought.reached)}</b>{' '}
      <span className="faint">{more > 0 ? `+${formatDigits(more)}` : '그대로'}</span>
    </span>
  );
}
