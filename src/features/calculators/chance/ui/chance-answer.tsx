import css from '#features/calculators/calculator/ui/calculator.module.css';
import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { chanceText, durationText, expectedText, percentParts } from '../chance.labels.ts';
import type { DropAnswer, DropNumbers } from '../drop-answer.rules.ts';

interface ChanceAnswerProps {
  answer: DropAnswer;
  numbers: DropNumbers;
}

export function ChanceAnswer({ answer, numbers: { tries, want, goal } }: ChanceAnswerProps) {
  const { digits, isOver, isUnder } = percentParts(answer.chance);
  const goalText = percentParts(goal).digits;
  return (
    <div className={`panel ${css.answer}`} data-answer>
      <div aria-live="polite" aria-atomic="true">
        <span className="meta">
          {formatDigits(tries)}번에 {want === 1 ? '한 번 이상' : `${formatDigits(want)}개 이상`} 나올 확률
        </span>
        <p>
          <Amount size="hero" parts={[{ digits, unit: '%' }]} />
        </p>
        <span className="meta num">
          {isOver && '넘음 · '}
          {isUnder && '아래 · '}못 얻을 확률 {chanceText(1 - answer.chance)}
          {answer.hours !== null && ` · ${durationText(answer.hours)}`}
        </span>
      </div>
      <dl>
        <div>
          <dt>평균 나오는 수</dt>
          <dd>{expectedText(answer.expected)}</dd>
        </div>
        <div>
          <dt>{goalText}%가 되려면</dt>
          <dd>{answer.queryState.tries === null ? '–' : `${formatDigits(answer.queryState.tries)}번`}</dd>
        </div>
        <div>
          <dt>걸리는 시간</dt>
          <dd>{answer.queryState.hours === null ? '–' : durationText(answer.queryState.hours)}</dd>
        </div>
      </dl>
    </div>
  );
}
