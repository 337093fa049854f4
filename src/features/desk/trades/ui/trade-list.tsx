import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import {
  NO_PRICE_LABEL,
  TRADE_STATUS,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
} from '#features/trade/trades/trade.labels.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { listTradeStates } from '../trade-state.labels.ts';

function Side({ trade: { tradeType, status } }: { trade: OperatorTrade }) {
  return (
    <Tag tone={status === TRADE_STATUS.waiting ? TRADE_TYPE_TONES[tradeType] : 'off'}>
      {TRADE_TYPE_LABELS[tradeType]}
    </Tag>
  );
}

function thingText({ item, quantity }: OperatorTrade): string {
  return quantity > 1 ? `${item.name} ×${formatDigits(quantity)}` : item.name;
}

function priceText({ price }: OperatorTrade): string {
  return price === null ? NO_PRICE_LABEL : formatAmount(price);
}

interface ListOptions {
  path: string;
  label: string;
  empty: string;
}

/** Trades in any state as the desk lists them. */
export function createTradeList({ path, label, empty }: ListOptions): DeskList<OperatorTrade> {
  return {
    label,
    path,
    columns: [
      { name: 'side', head: '구분', width: 84, cell: (trade) => <Side trade={trade} /> },
      {
        name: 'thing',
        head: '아이템과 메모',
        cell: (trade, { link }) => (
          <TwoLines name={link(thingText(trade))} about={`거래 ${trade.id}`} quote={trade.comment} />
        ),
      },
      { name: 'price', head: '가격', width: 116, isNumber: true, isSecondary: true, cell: priceText },
      { name: 'by', head: '올린 사람', width: 124, isSecondary: true, cell: ({ profile }) => profile.name },
      {
        name: 'state',
        head: '상태',
        width: 132,
        cell: (trade) => listTradeStates(trade).join(' · '),
      },
      {
        name: 'at',
        head: '등록',
        width: 92,
        isNumber: true,
        isSecondary: true,
        cell: ({ createdAt }, { now }) => <span className="faint">{relativeTime(createdAt, now)}</span>,
      },
    ],
    phone: (trade, now) => ({
      tag: <Side trade={trade} />,
      name: thingText(trade),
      age: relativeTime(trade.createdAt, now),
      lines: [
        <span key="price">
          {priceText(trade)} <span className="dim">{trade.profile.name}</span>
        </span>,
        <span key="comment" className="meta">
          {trade.comment}
        </span>,
        <span key="state" className="meta">
          거래 {trade.id} · {listTradeStates(trade).join(' · ')}
        </span>,
      ],
    }),
    empty,
    failed: '거래를 불러오지 못했습니다.',
  };
}
