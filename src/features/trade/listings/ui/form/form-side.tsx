import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { Ago } from '../../../quotes/ui/public/ago.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import {
  dealsOf,
  EXCLUDED_LABEL,
  figureName,
  isFew,
  lastDealOf,
  NO_QUOTE_LABEL,
  THIN_LABEL,
} from '../../../quotes/ui/public/quote.labels.ts';
import { QuoteConfidence } from '../../../quotes/ui/public/quote-confidence.tsx';
import {
  durabilityText,
  NO_PRICE_LABEL,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  totalText,
} from '../../../trades/trade.labels.ts';
import { priceOf, readCount, readDurability, sentComment, type TradeFields } from './trade-form.rules.ts';

export function TradePreview({ fields, item }: { fields: TradeFields; item: GameRef }) {
  const price = priceOf(fields);
  const pieces = readCount(fields.quantity) ?? 1;
  const durability = readDurability(fields.durability);
  const comment = sentComment(fields.comment);
  const line = [
    ...(pieces > 1 && price !== null ? [`총 ${totalText(price, pieces)}`] : []),
    ...(durability === null ? [] : [durabilityText(durability)]),
  ].join(' · ');
  return (
    <Panel title="이렇게 보입니다" className="needs-script">
      <div className="pad stack gap-2" style={{ minHeight: 132 }}>
        <p className="row">
          <Tag tone={TRADE_TYPE_TONES[fields.tradeType]}>{TRADE_TYPE_LABELS[fields.tradeType]}</Tag>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="grow elide">
            <span className="nm">{item.name}</span>
            {pieces > 1 && <span className="faint"> ×{formatDigits(pieces)}</span>}
          </span>
          {price === null ? (
            <span className={fields.isOffer ? 'won' : 'faint'}>{fields.isOffer ? NO_PRICE_LABEL : '가격 적기 전'}</span>
          ) : (
            <Price amount={price} />
          )}
        </p>
        {line !== '' && <p className="meta">{line}</p>}
        {comment && <p className="small dim">{comment}</p>}
        <p className="row">
          <PosterName />
          <span className="row gap-1">
            {fields.isNegotiation && <Tag>흥정</Tag>}
            {fields.isAuth && <Tag tone="ok">인증</Tag>}
            {fields.excludePrice && <Tag>특가</Tag>}
          </span>
        </p>
      </div>
    </Panel>
  );
}

function PosterName() {
  const me = playerOf(useMe());
  if (!me) return <span className="grow faint">내 이름 · 방금</span>;
  return (
    <span className="grow elide">
      <span className={`g${me.grade}`}>{me.name}</span>{' '}
      <span className="meta">{gradeName(me.job, me.grade)} · 방금</span>
    </span>
  );
}

function labelOf(side: string, quote: Quote): string {
  return isFew(quote) ? `${side} ${figureName(quote)}` : side;
}

export function QuoteNow({ quotes, where }: { quotes: ItemQuotes; where: string }) {
  const deal = lastDealOf(quotes);
  const amount = (median: number | null) =>
    quotes.excluded ? (
      EXCLUDED_LABEL
    ) : median === null ? (
      <span className="faint">{NO_QUOTE_LABEL}</span>
    ) : (
      <Price amount={median} />
    );
  const rows: KeyValue[] = [
    { label: labelOf('팝니다', quotes.sell), value: amount(quotes.sell.median) },
    { label: labelOf('삽니다', quotes.buy), value: amount(quotes.buy.median) },
    {
      label: '마지막 체결',
      value: deal ? (
        <>
          <Price amount={deal.price} />{' '}
          <span className="dim">
            <Ago at={deal.at} />
            {deal.isThin && <span className="own-text">{` · ${THIN_LABEL}`}</span>}
          </span>
        </>
      ) : (
        '–'
      ),
    },
    { label: '7일 체결', value: `${formatDigits(dealsOf(quotes))}건` },
    { label: '신뢰도', value: <QuoteConfidence quote={quotes.sell.players > 0 ? quotes.sell : quotes.buy} /> },
  ];
  return (
    <Panel title="지금 시세" aside={where}>
      <div className="pad">
        <KeyValues rows={rows} />
      </div>
    </Panel>
  );
}

export function SafetyPanel() {
  return (
    <Panel title="안전 거래 수칙">
      <div className="pad stack gap-2 small">
        <p>
          <b>잃어도 되는 만큼씩</b> 나눠 주고받으세요.
        </p>
        <p className="dim">바닥의 돈은 1,000전만 넘으면 얼마든 같은 금괴로 보입니다. 주운 뒤 소지금을 세어 보세요.</p>
        <p className="dim">올린 글에서 분할 거래 순서와 조건 카드를 볼 수 있습니다.</p>
      </div>
    </Panel>
  );
}
