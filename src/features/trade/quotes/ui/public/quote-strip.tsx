import { formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { ItemQuotes, Quote } from '../../quote.contract.ts';
import { Ago, Change, Price } from './price.tsx';
import { countDeals, EXCLUDED_LABEL, figureName, findLastDeal, NO_QUOTE_LABEL, THIN_LABEL } from './quote.labels.ts';
import css from './quote-strip.module.css';

export interface QuoteStripProps {
  quotes: ItemQuotes;
  days?: number;
  /** Name of the server, or 전 서버. */
  where: string;
}

export function QuoteStrip({ quotes, days = 7, where }: QuoteStripProps) {
  const deal = findLastDeal(quotes);
  const deals = countDeals(quotes);
  const side = { isExcluded: quotes.excluded !== null, days, where };
  return (
    <div className={css.strip}>
      <Side word="팝니다" tone="sell" quote={quotes.sell} {...side} />
      <Side word="삽니다" tone="buy" quote={quotes.buy} {...side} />
      <div className={css.part}>
        <div className={`row ${css.label}`}>
          <Tag tone="ok">체결</Tag>
          <span className="meta">
            마지막{deal?.isThin && <span className="own-text">{` · ${THIN_LABEL}`}</span>}
            {deal && (
              <>
                {' · '}
                <Ago at={deal.at} />
              </>
            )}
          </span>
        </div>
        {deal ? <Price amount={deal.price} size="big" /> : <span className={`won big ${css.unknown}`}>–</span>}
        <p className="meta row nowrap">
          {!deal && <span className="own-text">아직 없음</span>}
          {deals > 0 && (
            <span>
              {days}일에 {formatDigits(deals)}건
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

interface SideProps {
  word: string;
  tone: 'sell' | 'buy';
  quote: Quote;
  isExcluded: boolean;
  days: number;
  where: string;
}

function Side({ word, tone, quote, isExcluded, days, where }: SideProps) {
  return (
    <div className={css.part}>
      <div className={`row ${css.label}`}>
        <Tag tone={tone}>{word}</Tag>
        <span className="meta">
          {figureName(quote)} · {where}
        </span>
      </div>
      {isExcluded || quote.median === null ? (
        <span className={`won big ${css.unknown}`}>{isExcluded ? EXCLUDED_LABEL : NO_QUOTE_LABEL}</span>
      ) : (
        <Price amount={quote.median} size="big" />
      )}
      <p className="meta row nowrap">
        {quote.change === null || isExcluded ? (
          <span>{isExcluded ? '시세를 내지 않습니다' : `최근 ${days}일`}</span>
        ) : (
          <>
            <Change change={quote.change} />
            <span>지난 {days}일보다</span>
          </>
        )}
      </p>
    </div>
  );
}
