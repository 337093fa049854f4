import { FactNote, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Note } from '#ui/components/note.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Answer, type AnswerProps } from '../../calculator/ui/answer.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { VITAL_LABELS } from '../../exp/exp.labels.ts';
import { usesMp, type Vital } from '../../exp/exp-question.rules.ts';
import { TierTable } from '../../exp/ui/tier-table.tsx';
import { LAST_LEVEL } from '../../levels/level-exp.rules.ts';
import type { Affordable, VitalPrices } from '../../vitals/vital-price.rules.ts';
import { goalName } from '../exp-back.labels.ts';
import type { expBackParams } from '../exp-back.params.ts';
import type { ExpBackAnswer } from '../exp-back.rules.ts';
import type { ExpBackQuestion } from '../exp-back-question.rules.ts';
import { SpendingCards } from './spending-cards.tsx';

interface ExpBackAnswerProps {
  queryState: QueryStateOf<typeof expBackParams>;
  question: ExpBackQuestion;
  answer: ExpBackAnswer;
  lists: VitalPrices;
  provenance: Provenance;
}

export function ExpBackAnswerColumn({ queryState, question, answer, lists, provenance }: ExpBackAnswerProps) {
  const bought = boughtIn(question, answer);
  return (
    <div key={queryState.fills} className="stack">
      <Answer {...spendingAnswer(question, answer)} />
      {answer.reached && <LevelNote reached={answer.reached} budget={answer.budget} toLast={answer.toLast} />}
      <SpendingCards queryState={queryState} question={question} answer={answer} />
      {bought.map(({ vital, purchase }) => (
        <Panel key={vital} title={`${VITAL_LABELS[vital]} 구간표`} aside={`${formatDigits(purchase.reached)}에서 멈춤`}>
          <TierTable vital={vital} list={lists[vital]} now={question[vital].value} purchase={purchase} />
        </Panel>
      ))}
      <FactNote {...provenance} about="체력·마력 구간표" />
    </div>
  );
}

function boughtIn({ into }: ExpBackQuestion, { hp, mp, next }: ExpBackAnswer) {
  const all: { vital: Vital; purchase: Affordable }[] =
    into === 'next'
      ? [
          { vital: 'hp', purchase: next.hp },
          { vital: 'mp', purchase: next.mp },
        ]
      : [{ vital: into, purchase: into === 'hp' ? hp : mp }];
  const some = all.filter(({ purchase }) => purchase.steps > 0);
  return some.length > 0 ? some : all.slice(0, 1);
}

export function spendingAnswer(question: ExpBackQuestion, answer: ExpBackAnswer): AnswerProps {
  const { into } = question;
  if (into === 'next') return nextAnswer(question, answer);
  const purchase = answer[into];
  return {
    label: `모두 ${into === 'hp' ? '체력' : '마력'}으로 바꾸면`,
    value: purchase.reached,
    stats: [
      { label: `오르는 ${VITAL_LABELS[into]}`, value: formatDigits(purchase.reached - question[into].value) },
      { label: '올리는 횟수', value: formatDigits(purchase.steps) },
      { label: '남는 경험치', value: formatDigits(purchase.left) },
    ],
  };
}

function nextAnswer(question: ExpBackQuestion, { next }: ExpBackAnswer): AnswerProps {
  const isReached = next.toEarn === 0;
  return {
    label: isReached ? `${goalName(question)} 채우고 남는 경험치` : `${goalName(question)} 더 모을 경험치`,
    value: isReached ? next.left : next.toEarn,
    stats: [
      { label: '체력', value: formatDigits(next.hp.reached) },
      ...(usesMp(question.job) ? [{ label: '마력', value: formatDigits(next.mp.reached) }] : []),
      { label: '올리는 횟수', value: formatDigits(next.hp.steps + next.mp.steps) },
      ...(isReached ? [] : [{ label: '남는 경험치', value: formatDigits(next.left) }]),
    ],
  };
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
        ? `먼저 ${reached.level}레벨이 되고 ${formatDigits(reached.exp)}이 남습니다. ${LAST_LEVEL}레벨까지 ${formatDigits(toLast)}을 더 모아야 하고, 체력·마력은 그 뒤에 남는 경험치로 계산합니다.`
        : `먼저 ${LAST_LEVEL}레벨이 되고, 남은 ${formatDigits(budget)}으로 체력·마력을 올립니다.`}
    </Note>
  );
}
