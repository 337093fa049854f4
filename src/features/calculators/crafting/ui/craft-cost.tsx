import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { NO_QUOTE_LABEL } from '#features/trade/quotes/ui/public/quote.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { expectedText, verdictText, whole } from '../craft.labels.ts';
import type { CraftAnswer } from '../craft-answer.rules.ts';
import css from './crafting.module.css';

interface CraftCostProps {
  answer: CraftAnswer;
  count: number;
  /** 전 per piece; null: no quote. */
  worth: number | null;
}

export function CraftCost({ answer, count, worth }: CraftCostProps) {
  const { cost, making, guessed } = answer;
  const made = making ? making.successes * making.craft.recipe.makes : count;
  return (
    <div className={`panel ${calculatorCss.answer}`} data-answer>
      <div aria-live="polite" aria-atomic="true">
        <span className="meta">{guessed.length > 0 ? '적어도 드는 재료값' : '평균 재료값'}</span>
        <p>
          {cost.total === null ? (
            <b className={css.unknown}>알 수 없음</b>
          ) : (
            <Price amount={whole(cost.total)} size="hero" />
          )}
        </p>
        <span className="meta">{remark(answer, worth === null ? null : worth * count)}</span>
      </div>
      <dl>
        {making && (
          <div>
            <dt>시도</dt>
            <dd>
              {making.craft.odds.isKnown && making.craft.odds.p < 1 ? '평균 ' : ''}
              {expectedText(making.attempts)}번
            </dd>
          </div>
        )}
        {made > 1 && cost.total !== null && (
          <div>
            <dt>한 개에</dt>
            <dd>
              <Price amount={whole(cost.total / made)} />
            </dd>
          </div>
        )}
        <div>
          <dt>만든 것 시세{count > 1 ? ` ${formatDigits(count)}개` : ''}</dt>
          <dd>{worth === null ? <span className="faint">{NO_QUOTE_LABEL}</span> : <Price amount={worth * count} />}</dd>
        </div>
      </dl>
    </div>
  );
}

function remark({ cost }: CraftAnswer, worth: number | null): string {
  if (cost.total === null) {
    const known = cost.known > 0 ? ` · 나머지는 ${formatDigits(whole(cost.known))}전` : '';
    return `${cost.unpriced}가지 시세 없음${known}`;
  }
  const digits = `${formatDigits(whole(cost.total))}전`;
  return worth === null ? digits : `${digits} · ${verdictText(cost.total, worth)}`;
}
