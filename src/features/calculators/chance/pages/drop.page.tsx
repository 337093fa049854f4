import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Note } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AnswerPanel } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { chanceText, durationText, expectedText, percentParts } from '../chance.labels.ts';
import { dropParams } from '../drop.params.ts';
import { answerDrop, type DropAnswer, type DropNumbers } from '../drop-answer.rules.ts';
import { readDropQuestion } from '../drop-query.rules.ts';
import { ChanceCurve } from '../ui/chance-curve.tsx';
import { DropForm } from '../ui/drop-form.tsx';
import { Droppers } from '../ui/droppers.tsx';
import { GoalTable } from '../ui/goal-table.tsx';
import { KnownRates } from '../ui/known-rates.tsx';
import { WantedItem } from '../ui/wanted-item.tsx';
import type { load } from './drop.loader.ts';

/** @public Read by the list of pages. */
export const params = dropParams;

const PATH = '/calc/drop';

export default function DropPage() {
  'use memo';
  const { item, words, found, droppers, dropperCount, rates, provenance } = usePageData<typeof load>();
  const queryState = useQueryState(dropParams);
  const question = readDropQuestion(queryState.texts);
  const numbers = {
    p: question.p.value,
    tries: question.n.value,
    want: question.want.value,
    perHour: question.rate.value,
    goal: question.goal.value,
  };
  const answer = answerDrop(numbers);
  const isAssumed = !queryState.texts.p?.trim();
  return (
    <>
      <PageMeta
        title={item ? `${item.name} 드롭 확률 계산기` : '드롭 확률 계산기'}
        description="드롭 확률과 잡는 횟수로 한 번 이상 나올 확률, 잡아야 하는 횟수, 걸리는 시간을 계산합니다."
        path={PATH}
      />
      <CalcHead title="드롭 확률 계산기" tab="드롭 확률" lead={item ? undefined : '몇 번 잡으면 나올까'} />
      <div className="cols flip">
        <div className={`stack ${calculatorCss.follows}`}>
          <WantedItem item={item} words={words} found={found} queryState={queryState} />
          <Note>드롭된다는 것만 알려졌고 드롭 확률은 알려지지 않았습니다. 알거나 짐작하는 확률을 적어 보세요.</Note>
          <DropForm
            queryState={queryState}
            question={question}
            itemId={item?.id ?? null}
            isAssumed={isAssumed}
            answer={{ label: `${isAssumed ? '가정 · ' : ''}${answerLabel(numbers)}`, value: chanceText(answer.chance) }}
          />
        </div>
        <div className="stack">
          <ChanceAnswer answer={answer} numbers={numbers} isAssumed={isAssumed} />
          <ChanceCurve answer={answer} numbers={numbers} />
          <GoalTable rows={answer.goals} want={numbers.want} hasRate={numbers.perHour > 0} />
          {item && <Droppers droppers={droppers} count={dropperCount} itemId={item.id} />}
          {rates.length > 0 && <KnownRates rates={rates} queryState={queryState} />}
          <FactNote {...provenance} about={item ? `${item.name} 드롭 몬스터와 확률` : '알려진 확률'} />
        </div>
      </div>
    </>
  );
}

interface ChanceAnswerProps {
  /** Whether the rate is the page's own assumption. */
  isAssumed: boolean;
  answer: DropAnswer;
  numbers: DropNumbers;
}

function ChanceAnswer({ answer, numbers, isAssumed }: ChanceAnswerProps) {
  const { digits, isOver, isUnder } = percentParts(answer.chance);
  const goalText = percentParts(numbers.goal).digits;
  return (
    <AnswerPanel
      label={
        <>
          {isAssumed && <Tag tone="warn">가정</Tag>} {answerLabel(numbers)}
        </>
      }
      hero={<Amount size="hero" parts={[{ digits, unit: '%' }]} />}
      remark={
        <>
          {isOver && <span className="own-text">{'초과 · '}</span>}
          {isUnder && <span className="own-text">{'미만 · '}</span>}못 얻을 확률 {chanceText(1 - answer.chance)}
          {answer.hours !== null && <span className="own-text">{` · ${durationText(answer.hours)}`}</span>}
        </>
      }
      stats={[
        { label: '평균 드롭 수', value: expectedText(answer.expected) },
        {
          label: `${goalText}%가 되려면`,
          value: answer.queryState.tries === null ? '–' : `${formatDigits(answer.queryState.tries)}번`,
        },
        {
          label: '걸리는 시간',
          value: answer.queryState.hours === null ? '–' : durationText(answer.queryState.hours),
        },
      ]}
    />
  );
}

/** Starts from the rate that the player typed, which no source confirms. */
function answerLabel({ p, tries, want }: DropNumbers): string {
  const wanted = want === 1 ? '한 번 이상' : `${formatDigits(want)}개 이상`;
  return `드롭 확률이 ${chanceText(p)}라면 ${formatDigits(tries)}번에 ${wanted}`;
}
