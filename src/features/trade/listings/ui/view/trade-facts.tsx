import { formatAmount, formatCount, formatDigits } from '#shared/korean/amount.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { isFarOff } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { Ago, Price } from '../../../quotes/ui/public/price.tsx';
import {
  EXCLUDED_LABEL,
  FAR_OFF_LABEL,
  figureName,
  isFew,
  NO_QUOTE_LABEL,
} from '../../../quotes/ui/public/quote.labels.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import {
  NO_PRICE_LABEL,
  PAY_METHOD_LABELS,
  STATUS_LABELS,
  TRADE_STATUS,
  TRADE_TYPE,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  totalText,
} from '../../../trades/trade.labels.ts';
import { getBumpedAt } from '../../trade-list-item.rules.ts';
import { againstQuote } from '../form/price-sense.rules.ts';
import css from './view.module.css';

interface TradeFactsProps {
  trade: ListedTrade;
  /** Null: no comparison. */
  quotes: ItemQuotes | null;
  server: string;
  isGone: boolean;
}

export function TradeFacts({ trade, quotes, server, isGone }: TradeFactsProps) {
  const { price, quantity, comment } = trade;
  const isDone = trade.status === TRADE_STATUS.completed;
  const digits = price === null ? null : digitsBeside(price);
  return (
    <section className="panel" aria-label="거래 내용">
      <div className="pad stack gap-2">
        <p className="row">
          <Tag tone={isDone || isGone ? 'off' : TRADE_TYPE_TONES[trade.tradeType]}>
            {TRADE_TYPE_LABELS[trade.tradeType]}
          </Tag>
          {isDone && <Tag tone="ok">{STATUS_LABELS[2]}</Tag>}
          {isGone && <Tag tone="off">내려간 글</Tag>}
          {trade.isNegotiation && <Tag>흥정</Tag>}
          {trade.isAuth && <Tag tone="ok">인증</Tag>}
          {trade.isSample && <Tag tone="off">견본</Tag>}
          {quotes && isFarOff(trade, quotes) && <Tag tone="bad">{FAR_OFF_LABEL}</Tag>}
          {trade.excludePrice && <Tag tone="off">{EXCLUDED_LABEL}</Tag>}
        </p>
        <p className={css.amount}>
          {price === null ? <span className="won hero">{NO_PRICE_LABEL}</span> : <Price amount={price} size="hero" />}
          {quantity > 1 && <span className="dim">개당</span>}
        </p>
        <p className={`row wrap small ${css.worth}`} data-spoken="">
          {digits !== null && <span>{digits}</span>}
          {price !== null && quantity > 1 && (
            <>
              {digits !== null && <i className={`vline ${css.line}`} />}
              <span>
                {formatDigits(quantity)}개 총 <b>{totalText(price, quantity)}</b>
              </span>
            </>
          )}
          {price !== null && quotes && (digits !== null || quantity > 1) && <i className={`vline ${css.line}`} />}
          {quotes && <Worth trade={trade} quotes={quotes} />}
        </p>
      </div>
      <div className="pad">
        <KeyValues className={css.terms} rows={toRows(trade, server)} />
      </div>
      {comment !== '' && (
        <div className="pad">
          <p className="body">{comment}</p>
        </div>
      )}
    </section>
  );
}

/** The price in digits; null where the large number above shows all digits already. */
function digitsBeside(price: number): string | null {
  const digits = `${formatDigits(price)}전`;
  return digits === formatAmount(price) ? null : digits;
}

function Worth({ trade, quotes }: { trade: ListedTrade; quotes: ItemQuotes }) {
  if (quotes.excluded) return <span className="faint">{EXCLUDED_LABEL}</span>;
  const quote = trade.tradeType === TRADE_TYPE.sell ? quotes.sell : quotes.buy;
  const { median } = quote;
  const name = figureName(quote);
  if (median === null) return <span className="faint">{NO_QUOTE_LABEL}</span>;
  if (trade.price === null) {
    return (
      <span>
        {name} <Price amount={median} />
      </span>
    );
  }
  const { text, joint, direction } = againstQuote(trade.price, median);
  if (direction === 'same') return <span>{isFew(quote) ? `${name} 그대로` : text}</span>;
  return (
    <span>
      {name} <Price amount={median} />
      {joint}
      <b className={direction}>{text}</b>
    </span>
  );
}

function toRows(trade: ListedTrade, server: string): KeyValue[] {
  const { quantity, durability, payMethod, isNegotiation, isAuth, createdAt, completedAt, confirmedAt } = trade;
  return [
    { label: '수량', value: `${formatDigits(quantity)}개` },
    ...(durability === null ? [] : [{ label: '내구', value: formatCount(durability) }]),
    { label: '선불·후불', value: PAY_METHOD_LABELS[payMethod] ?? '–' },
    { label: '흥정', value: isNegotiation ? '가능' : '불가' },
    { label: '인증', value: isAuth ? '아이템과 캐릭터를 보여 줄 수 있음' : '–' },
    { label: '서버', value: server },
    { label: '등록', value: <Ago at={createdAt} /> },
    ...(completedAt !== null || getBumpedAt(trade) === createdAt
      ? []
      : [{ label: '끌올', value: <Ago at={getBumpedAt(trade)} /> }]),
    ...(completedAt === null ? [] : [{ label: '완료', value: <Ago at={completedAt} /> }]),
    ...(confirmedAt === null ? [] : [{ label: '상대 확인', value: <Ago at={confirmedAt} /> }]),
  ];
}
