import type { Ref } from 'react';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { shortAmount } from '#shared/korean/short-amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import type { ControlProps } from '#ui/form/field-kind.ts';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { quotedMedian } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { isFew, isThin, THIN_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import { QuoteRange } from '../../../quotes/ui/public/quote-range.tsx';
import { TRADE_TYPE, totalText } from '../../../trades/trade.labels.ts';
import css from './form.module.css';
import {
  againstQuote,
  type Listings,
  nudged,
  type Standing,
  toBand,
  toMeasure,
  toStanding,
} from './price-sense.rules.ts';
import type { TradeValues } from './trade-fields.ts';
import { parsePrice, readCount } from './trade-form.rules.ts';

/** Says what the typed price means, or what is wrong with it. */
export const PRICE_READING_ID = 'trade-price-read';

interface PriceFieldProps extends ControlProps<string> {
  values: TradeValues;
  quotes: ItemQuotes;
  listings: Listings;
  issue: string | undefined;
  input: Ref<HTMLInputElement>;
}

const NUDGES = [
  { percent: -10, label: '−10%' },
  { percent: 0, label: null },
  { percent: 10, label: '+10%' },
] as const;

/** Returns an example of how to write a price, near the item's quote. */
function formatExample(median: number | null): string {
  return `예: ${formatAmount(median ?? 35_000)}`;
}

export function PriceField({ values, quotes, listings, issue, input, onChange, ...field }: PriceFieldProps) {
  const price = parsePrice(values);
  const { quote, words } = toMeasure(quotes, values.tradeType);
  const median = quote?.median ?? null;
  return (
    <>
      <input
        {...field}
        ref={input}
        className={classNames('in price', css.price, issue && 'bad')}
        value={values.isOffer ? '' : field.value}
        disabled={values.isOffer}
        placeholder={values.isOffer ? '제시' : formatExample(median)}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={`row wrap small ${css.under}`}>
        <p id={PRICE_READING_ID} className={`row wrap ${css.reading}`} data-spoken="">
          {issue ? (
            <span className="up">{issue}</span>
          ) : (
            <PriceReading
              values={values}
              price={price}
              median={median}
              words={words}
              isThinFigure={quote !== null && isFew(quote)}
            />
          )}
        </p>
        {quote && median !== null && !values.isOffer && (
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
            {`가격을 적으면 몇 번째로 ${values.tradeType === TRADE_TYPE.sell ? '싼지' : '비싼지'} 보여 드립니다.`}
          </span>
        )}
        {!quotes.excluded && price !== null && (
          <StandingText {...toStanding(price, values.tradeType, listings, quotedMedian(quote))} />
        )}
      </p>
    </>
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
  values: TradeValues;
  price: number | null;
  median: number | null;
  words: string;
  isThinFigure: boolean;
}

function PriceReading({ values, price, median, words, isThinFigure }: PriceReadingProps) {
  if (values.isOffer)
    return <span className="faint">가격을 적지 않고 제시를 받습니다. 시세에는 들어가지 않습니다.</span>;
  if (price === null && values.price.trim() === '') {
    return <span className="faint">3만5천, 1.2억, 50만처럼 적어 주세요</span>;
  }
  if (price === null) {
    return <span className="up">가격을 읽지 못했습니다. 3만5천, 350000처럼 적어 주세요 (최대 42억)</span>;
  }
  const pieces = readCount(values.quantity) ?? 1;
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
  const band = toBand(quote, price);
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
