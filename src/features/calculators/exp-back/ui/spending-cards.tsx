import type { ReactNode } from 'react';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { countText } from '../../calculator/count-parts.rules.ts';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VITAL_LABELS } from '../../exp/exp.labels.ts';
import { usesMp } from '../../exp/exp-question.rules.ts';
import type { Affordable } from '../../vitals/vital-price.rules.ts';
import type { expBackParams } from '../exp-back.params.ts';
import { type ExpBackAnswer, likeNext } from '../exp-back.rules.ts';
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
  const same = likeNext(answer);
  const into = same !== null && question.into === 'next' ? same : question.into;
  const goal = `${goalName(question)} ${countText(next.toEarn)} 더`;
  return (
    <nav className={css.spendings} aria-label="경험치 사용 방법">
      {same === null && (
        <SpendingCard
          queryState={queryState}
          spending="next"
          into={into}
          title={goalName(question)}
          rest={next.toEarn > 0 ? `${countText(next.toEarn)} 더` : leftText(next.left)}
        >
          <Gain vital="hp" from={from.hp} bought={next.hp} />
          {usesMp(question.job) && <Gain vital="mp" from={from.mp} bought={next.mp} />}
        </SpendingCard>
      )}
      <SpendingCard
        queryState={queryState}
        spending="hp"
        into={into}
        title="모두 체력으로"
        rest={same === 'hp' ? goal : leftText(hp.left)}
      >
        <Gain vital="hp" from={from.hp} bought={hp} />
      </SpendingCard>
      <SpendingCard
        queryState={queryState}
        spending="mp"
        into={into}
        title="모두 마력으로"
        rest={same === 'mp' ? goal : leftText(mp.left)}
      >
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
  rest: string;
  children: ReactNode;
}

function SpendingCard({ queryState, spending, into, title, rest, children }: SpendingCardProps) {
  return (
    <a
      className={spending === into ? `panel row-link ${css.spending} ${css.on}` : `panel row-link ${css.spending}`}
      href={queryState.href({ into: spending })}
      aria-current={spending === into ? 'true' : undefined}
    >
      <strong>{title}</strong>
      {children}
      <span className={`meta ${css.spendingMeta}`}>{rest}</span>
    </a>
  );
}

function leftText(left: number): string {
  return `남는 경험치 ${countText(left)}`;
}

function Gain({ vital, from, bought }: { vital: 'hp' | 'mp'; from: number; bought: Affordable }) {
  return (
    <span className={css.gain}>
      <span className="dim">{VITAL_LABELS[vital]}</span> <b>{formatDigits(bought.reached)}</b>{' '}
      <span className="faint">{gainText(bought.reached - from)}</span>
    </span>
  );
}

/** `+21,450` */
export function gainText(more: number): string {
  return more > 0 ? `+${formatDigits(more)}` : '그대로';
}

/** `검제 칼승까지`. */
export function goalName({ job, goal }: Pick<ExpBackQuestion, 'job' | 'goal'>): string {
  if (!goal) return '다음 승급까지';
  return `${gradeName(job, goal.grade)} ${goal.kind === 'least' ? '칼승' : '풀승'}까지`;
}
