import type { Ref } from 'react';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { shortAmount } from '#shared/korean/short-amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { quotedMedian } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { isFew, isThin, THIN_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import { QuoteRange } from '../../../quotes/ui/public/quote-range.tsx';
import { totalText } from '../../../trades/trade.labels.ts';
import { TRADE_TYPE } from '../../../trades/trade-codes.ts';
import css from './form.module.css';
import {
  againstQuote,
  bandOf,
  type Listings,
  measureOf,
  nudged,
  type Standing,
  standingOf,
} from './price-sense.rules.ts';
import { priceOf, readCount, type TradeFields } from './trade-form.rules.ts';

interface PriceFieldProps {
  fields: TradeFields;
  quotes: ItemQuotes;
  listings: Listings;
  fault: string | undefined;
  input: Ref<HTMLInputElement>;
  onChange: (price: string) => void;
}

const NUDGES = [
  { percent: -10, label: '−10%' },
  { percent: 0, label: null },
  { percent: 10, label: '+10%' },
] as const;

/** Returns an example of how to write a price, near the item's quote. */
function exampleOf(median: number | null): string {
  return `예: ${formatAmount(median ?? 35_000)}`;
}

export function PriceField({ fields, quotes, listings, fault, input, onChange }: PriceFieldProps) {
  const price = priceOf(fields);
  const { quote, words } = measureOf(quotes, fields.tradeType);
  const median = quote?.median ?? null;
  return (
    <div className="field">
      <label htmlFor="trade-price">가격 (개당)</label>
      <input
        id="trade-price"
        name="price"
        ref={input}
        className={classNames('in price', css.price, fault && 'bad')}
        value={fields.isOffer ? '' : fields.price}
        disabled={fields.isOffer}
        placeholder={fields.isOffer ? '제시' : exampleOf(median)}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="trade-price-read"
        aria-invalid={fault !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={`row wrap small ${css.under}`}>
        <p id="trade-price-read" className={`row wrap ${css.reading}`} data-spoken="">
          {fault ? (
            <span className="up">{fault}</span>
          ) : (
            <PriceReading
              fields={fields}
              price={price}
              median={median}
              words={words}
              isThinFigure={quote !== null && isFew(quote)}
            />
          )}
        </p>
        {quote && median !== null && !fields.isOffer && (
          <span className={`chips needs-script ${css.nudges}`}>
            {NUDGES.map(({ percent, label }) => (
              <button
                key={percent}
                type="button"
                className="chip"
                data-press=""
                onClick={() => onChange(formatAmount(nudged(median, percent)))}
              >
                {label ?? (isFew(quote) ? '매물가' : '시세')}
              </button>
            ))}
          </span>
        )}
      </div>
      {quote && <PriceBand quote={quote} price={price} words={words} />}
      <p className={`note strong ${css.standing}`}>
        {quotes.excluded && <span className="own-text">{`시세 제외 아이템입니다: ${quotes.excluded.reason}`}</span>}
        {!quotes.excluded && price === null && !quote && (
          <span className="own-text">아직 시세가 없습니다. 최근 7일 동안 올라온 가격이 없습니다.</span>
        )}
        {!quotes.excluded && price === null && quote && (
          <span className="own-text">
            {`가격을 적으면 몇 번째로 ${fields.tradeType === TRADE_TYPE.sell ? '싼지' : '비싼지'} 보여 드립니다.`}
          </span>
        )}
        {!quotes.excluded && price !== null && (
          <StandingText {...standingOf(price, fields.tradeType, listings, quotedMedian(quote))} />
        )}
      </p>
    </div>
  );
}

function StandingText({ lead, highlight, rest }: Standing) {
  return (
    <span>
      {lead}
      <b>{highlight}</b>
      {rest}
    </span>
  );
}

interface PriceReadingProps {
  fields: TradeFields;
  price: number | null;
  median: number | null;
  words: string;
  isThinFigure: boolean;
}

function PriceReading({ fields, price, median, words, isThinFigure }: PriceReadingProps) {
  if (fields.isOffer)
    return <span className="faint">가격을 적지 않고 제시를 받습니다. 시세에는 들어가지 않습니다.</span>;
  if (price === null && fields.price.trim() === '') {
    return <span className="faint">3만5천, 1.2억, 50만처럼 적어 주세요</span>;
  }
  if (price === null) {
    return <span className="up">가격을 읽지 못했습니다. 3만5천, 350000처럼 적어 주세요 (최대 42억)</span>;
  }
  const pieces = readCount(fields.quantity) ?? 1;
  const ratio = median === null ? null : againstQuote(price, median);
  return (
    <>
      <span className={css.digits}>{formatDigits(price)}</span> <span className="dim">전</span>
      <span className="visually-hidden">, {formatAmount(price)}</span>
      {ratio && (
        <>
          <i className={`vline ${css.line}`} />
          {ratio.direction === 'same' ? (
            <span>{isThinFigure ? `${words} 그대로` : ratio.text}</span>
          ) : (
            <span>
              {words}
              {ratio.joint}
              <b className={ratio.direction}>{ratio.text}</b>
            </span>
          )}
        </>
      )}
      {pieces > 1 && (
        <>
          <i className={`vline ${css.line}`} />
          <span>총 {totalText(price, pieces)}</span>
        </>
      )}
    </>
  );
}

/** Percent of the band that the label of an end takes, beside that of the quote. */
const LABEL_ROOM = 36;

function PriceBand({ quote, price, words }: { quote: Quote; price: number | null; words: string }) {
  const band = bandOf(quote, price);
  if (!band || quote.median === null) return <div className={css.gauge} />;
  return (
    <div className={css.gauge}>
      <QuoteRange from={band.from} to={Math.max(band.to, band.from + 0.5)} median={band.median} own={band.own} />
      <div className={`meta ${css.scale}`}>
        <span style={{ left: 0 }}>{band.median > LABEL_ROOM && shortAmount(band.low)}</span>
        <span className={css.median} style={{ left: `${band.median}%`, transform: `translateX(-${band.median}%)` }}>
          {words} {shortAmount(quote.median)}
          {isThin(quote) && <span className="own-text">{` · ${THIN_LABEL}`}</span>}
        </span>
        <span style={{ right: 0 }}>{band.median < 100 - LABEL_ROOM && shortAmount(band.high)}</span>
      </div>
    </div>
  );
}
