import css from '#features/calculators/calculator/ui/calculator.module.css';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { MaterialList } from '../material-list.rules.ts';

interface CostAnswerProps {
  list: MaterialList;
  open: number;
}

/** A sum with a missing price would be wrong, so the number of missing prices is shown instead. */
export function CostAnswer({ list: { rows, knownCost, missing, exp }, open }: CostAnswerProps) {
  const known = rows.length - missing;
  return (
    <div className={`panel ${css.answer}`} data-answer>
      <div aria-live="polite" aria-atomic="true">
        <span className="meta">{missing === 0 ? '재료를 모두 사는 값' : `시세를 아는 ${known}가지를 사는 값`}</span>
        <p>
          {known === 0 && missing > 0 ? <span className="won hero">–</span> : <Price amount={knownCost} size="hero" />}
        </p>
        <span className="meta num">
          {missing === 0 ? `${formatDigits(knownCost)}전` : `${missing}가지 시세 없음: 모두 사는 값은 알 수 없습니다`}
        </span>
      </div>
      <dl>
        <div>
          <dt>배울 기술</dt>
          <dd>{open}가지</dd>
        </div>
        <div>
          <dt>드는 재료</dt>
          <dd>{rows.length}가지</dd>
        </div>
        <div>
          <dt>드는 경험치</dt>
          <dd>{exp === 0 ? '–' : formatCount(exp)}</dd>
        </div>
      </dl>
    </div>
  );
}
