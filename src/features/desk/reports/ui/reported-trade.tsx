import type { ReactNode } from 'react';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import type { PricesBeside } from '#features/trade/quotes/prices-beside.contract.ts';
import { Price, Ratio } from '#features/trade/quotes/ui/public/price.tsx';
import { EXCLUDED_LABEL, NO_QUOTE_LABEL } from '#features/trade/quotes/ui/public/quote.labels.ts';
import type { ReportedTrade as Trade } from '#features/trade/trades/trade.contract.ts';
import {
  NO_PRICE_LABEL,
  STATUS_LABELS,
  TRADE_TYPE,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  UNKNOWN_ITEM,
} from '#features/trade/trades/trade.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { classNames } from '#ui/components/class-names.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { reportedPrice, timelineLines } from '../report-timeline.labels.ts';
import css from './report-screen.module.css';

/** As the feature of trades defines them. */
type Prices = PricesBeside & { readonly changes: readonly { at: string; price: number | null }[] };

/** The trade with its life, and its price beside the quotes of that day and of now. */
export function ReportedTrade({ detail }: { detail: ReportDetail }) {
  const trade = detail.report.trade as unknown as Trade | null;
  if (trade === null) return null;
  const prices = detail.prices as Prices | null;
  const price = reportedPrice(detail.report, prices?.changes ?? [], trade.price);
  return (
    <Panel title="신고된 거래" more={{ href: `/trade/view/${trade.id}`, label: `거래 ${trade.id}` }}>
      <TradeHead trade={trade} price={price} />
      {prices && <Quotes trade={trade} price={price} prices={prices} />}
      <ol className={css.timeline}>
        {timelineLines(detail).map(({ at, text, isMarked }) => (
          <li key={`${at} ${text}`} className={classNames(isMarked && css.marked)}>
            <time className="meta" dateTime={at}>
              {formatMonthDay(at)} {formatClock(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function TradeHead({ trade, price }: { trade: Trade; price: number | null }) {
  const { item, itemId, quantity, comment, hiddenAt, priceExcludedReason } = trade;
  const type = trade.tradeType === TRADE_TYPE.sell ? TRADE_TYPE.sell : TRADE_TYPE.buy;
  const status = STATUS_LABELS[trade.status as keyof typeof STATUS_LABELS];
  return (
    <div className={css.trade}>
      <Tag tone={TRADE_TYPE_TONES[type]}>{TRADE_TYPE_LABELS[type]}</Tag>
      {item && <Tile {...itemIcon(item)} />}
      <div className="grow min-w-0">
        <p className="elide">
          <a
            href={`/items/${itemId}`}
          >{`${item?.name ?? UNKNOWN_ITEM}${quantity > 1 ? ` ×${formatDigits(quantity)}` : ''}`}</a>
        </p>
        {comment && <p className="meta elide">{comment}</p>}
      </div>
      <div className={css.tradeEnd}>
        <span>{price === null ? NO_PRICE_LABEL : <Price amount={price} />}</span>
        <span className={css.tags}>
          <Tag tone="off">{status}</Tag>
          {hiddenAt !== null && <Tag tone="bad">숨김</Tag>}
          {priceExcludedReason !== null && <Tag tone="warn">{EXCLUDED_LABEL}</Tag>}
        </span>
      </div>
    </div>
  );
}

interface QuotesProps {
  trade: Trade;
  price: number | null;
  prices: Prices;
}

/** Quotes of the trade's side and server. */
function Quotes({ trade, price, prices: { day, quote } }: QuotesProps) {
  const isSell = trade.tradeType === TRADE_TYPE.sell;
  const ofDay = day && (isSell ? day.sellMedian : day.buyMedian);
  const now = quote && (isSell ? quote.sell : quote.buy).median;
  return (
    <KeyValues
      className={css.quotes}
      rows={[
        { label: '가격을 정한 날의 시세', value: <Median median={ofDay} price={price} /> },
        {
          label: '지금 시세',
          value: (
            <Median median={now} price={price}>
              {quote?.excluded && EXCLUDED_LABEL}
            </Median>
          ),
        },
      ]}
    />
  );
}

function Median({ median, price, children }: { median: number | null; price: number | null; children?: ReactNode }) {
  if (children) return <span className="faint">{children}</span>;
  if (median === null) return <span className="faint">{NO_QUOTE_LABEL}</span>;
  return (
    <>
      <Price amount={median} /> <Ratio price={price} median={median} />
    </>
  );
}
