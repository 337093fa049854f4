import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import { shortCount, VITAL_WORDS } from '../../exp/exp.labels.ts';
import { usesMp } from '../../exp/exp-question.rules.ts';
import type { Affordable } from '../../vitals/vital-price.rules.ts';
import { goalName } from '../exp-back.labels.ts';
import type { ExpBackAnswer } from '../exp-back.rules.ts';
import type { ExpBackQuestion, Way } from '../exp-back-question.rules.ts';

interface WayCardsProps {
  asked: Asked;
  question: ExpBackQuestion;
  answer: ExpBackAnswer;
}

/** The three ways beside each other; the chosen one is answered large above. */
export function WayCards({ asked, question, answer }: WayCardsProps) {
  const { hp, mp, next } = answer;
  const from = { hp: question.hp.value, mp: question.mp.value };
  return (
    <nav className="ways-of-exp" aria-label="경험치를 쓰는 길">
      <WayCard asked={asked} way="next" into={question.into} title={goalName(question)} left={next.left}>
        <Gain vital="hp" from={from.hp} bought={next.hp} />
        {usesMp(question.job) && <Gain vital="mp" from={from.mp} bought={next.mp} />}
      </WayCard>
      <WayCard asked={asked} way="hp" into={question.into} title="모두 체력으로" left={hp.left}>
        <Gain vital="hp" from={from.hp} bought={hp} />
      </WayCard>
      <WayCard asked={asked} way="mp" into={question.into} title="모두 마력으로" left={mp.left}>
        <Gain vital="mp" from={from.mp} bought={mp} />
      </WayCard>
    </nav>
  );
}

interface WayCardProps {
  asked: Asked;
  way: Way;
  into: Way;
  title: string;
  left: number;
  children: ReactNode;
}

function WayCard({ asked, way, into, title, left, children }: WayCardProps) {
  return (
    <a
      className={way === into ? 'panel way-of-exp on' : 'panel way-of-exp'}
      href={asked.href({ into: way })}
      aria-current={way === into ? 'true' : undefined}
    >
      <strong>{title}</strong>
      {children}
      <span className="meta">남는 경험치 {shortCount(left)}</span>
    </a>
  );
}

function Gain({ vital, from, bought }: { vital: 'hp' | 'mp'; from: number; bought: Affordable }) {
  const more = bought.reached - from;
  return (
    <span className="way-gain">
      <span className="dim">{VITAL_WORDS[vital]}</span> <b>{formatDigits(bought.reached)}</b>{' '}
      <span className="faint">{more > 0 ? `+${formatDigits(more)}` : '그대로'}</span>
    </span>
  );
}
