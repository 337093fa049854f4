import type { ReactNode } from 'react';
import { FactNote, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { countText } from '../../calculator/count-parts.rules.ts';
import { AnswerPanel } from '../../calculator/ui/answer.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VITAL_LABELS } from '../../exp/exp.labels.ts';
import { usesMp, type Vital } from '../../exp/exp-question.rules.ts';
import { TierTable } from '../../exp/ui/tier-table.tsx';
import { LAST_LEVEL } from '../../levels/level-exp.rules.ts';
import type { Affordable, VitalPrices } from '../../vitals/vital-price.rules.ts';
import type { expBackParams } from '../exp-back.params.ts';
import { type ExpBackAnswer, likeNext } from '../exp-back.rules.ts';
import type { ExpBackQuestion } from '../exp-back-question.rules.ts';
import css from './exp-back.module.css';
import { gainText, goalName, SpendingCards } from './spending-cards.tsx';

interface ExpBackAnswerProps {
  queryState: QueryStateOf<typeof expBackParams>;
  question: ExpBackQuestion;
  answer: ExpBackAnswer;
  lists: VitalPrices;
  provenance: Provenance;
  note: ReactNode;
}

export function ExpBackAnswerColumn({ queryState, question, answer, lists, provenance, note }: ExpBackAnswerProps) {
  const bought = boughtIn(question, answer);
  return (
    <div key={queryState.fills} className="stack">
      <SpendingAnswer question={question} answer={answer} />
      {answer.reached && <LevelNote reached={answer.reached} budget={answer.budget} toLast={answer.toLast} />}
      <SpendingCards queryState={queryState} question={question} answer={answer} />
      {bought.map(({ vital, purchase }) => (
        <Panel key={vital} title={`${VITAL_LABELS[vital]} 구간표`} aside={`${formatDigits(purchase.reached)}에서 멈춤`}>
          <TierTable vital={vital} list={lists[vital]} now={question[vital].value} purchase={purchase} />
        </Panel>
      ))}
      {note}
      <FactNote {...provenance} about="체력·마력 구간표" />
    </div>
  );
}

function boughtIn(question: ExpBackQuestion, answer: ExpBackAnswer) {
  const all = listPurchases(question, answer);
  const some = all.filter(({ purchase }) => purchase.steps > 0);
  return some.length > 0 ? some : all.slice(0, 1);
}

function listPurchases({ into, job }: ExpBackQuestion, { hp, mp, next }: ExpBackAnswer) {
  const bought = into === 'next' ? next : { hp, mp };
  const all: { vital: Vital; purchase: Affordable }[] = [
    { vital: 'hp', purchase: bought.hp },
    { vital: 'mp', purchase: bought.mp },
  ];
  return all.filter(({ vital }) => (into === 'next' ? vital === 'hp' || usesMp(job) : vital === into));
}

/** `체력 91,450`. */
export function spendingLine(question: ExpBackQuestion, answer: ExpBackAnswer): { label: string; value: string } {
  const value = listPurchases(question, answer)
    .map(({ vital, purchase }) => `${VITAL_LABELS[vital]} ${formatDigits(purchase.reached)}`)
    .join(' · ');
  return { label: SPENT, value };
}

const SPENT = '경험치를 쓰면';

function SpendingAnswer({ question, answer }: Pick<ExpBackAnswerProps, 'question' | 'answer'>) {
  const all = listPurchases(question, answer);
  const left = question.into === 'next' ? answer.next.left : answer[question.into].left;
  return (
    <AnswerPanel
      label={SPENT}
      hero={all.map(({ vital, purchase }) => (
        // keyed: moved digits would count as a layout shift
        <span key={`${vital} ${purchase.reached}`} className={css.reached}>
          {VITAL_LABELS[vital]} <Amount size="hero" parts={[{ digits: formatDigits(purchase.reached) }]} />{' '}
          <span className={css.more}>({gainText(purchase.reached - question[vital].value)})</span>
        </span>
      ))}
      remark={<GoalDistance question={question} answer={answer} />}
      stats={[
        { label: '올리는 횟수', value: formatDigits(all.reduce((sum, { purchase }) => sum + purchase.steps, 0)) },
        { label: '남는 경험치', value: formatDigits(left) },
      ]}
    />
  );
}

function GoalDistance({ question, answer }: Pick<ExpBackAnswerProps, 'question' | 'answer'>) {
  const { next } = answer;
  if (question.into !== 'next' && question.into !== likeNext(answer)) return null;
  if (!question.goal) return '남은 승급이 없습니다';
  if (next.toEarn === 0) return `${goalName(question)} 다 채웁니다`;
  return (
    <>
      {goalName(question)} <b className="text-paper">{countText(next.toEarn)} 더</b> ({formatDigits(next.toEarn)})
    </>
  );
}

interface LevelNoteProps {
  reached: { level: number; exp: number };
  budget: number;
  toLast: number;
}

function LevelNote({ reached, budget, toLast }: LevelNoteProps) {
  return (
    <Note>
      {reached.level < LAST_LEVEL
        ? `먼저 ${reached.level}레벨이 되고 ${withParticle(formatDigits(reached.exp), '이/가')} 남습니다. ${LAST_LEVEL}레벨까지 ${withParticle(formatDigits(toLast), '을/를')} 더 모아야 하고, 체력·마력은 그 뒤에 남는 경험치로 계산합니다.`
        : `먼저 ${LAST_LEVEL}레벨이 되고, 남은 ${withParticle(formatDigits(budget), '으로/로')} 체력·마력을 올립니다.`}
    </Note>
  );
}
