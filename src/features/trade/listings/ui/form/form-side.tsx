import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import {
  durabilityText,
  NO_PRICE_LABEL,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  totalText,
} from '../../../trades/trade.labels.ts';
import type { TradeValues } from './trade-fields.ts';
import { parsePrice, readCount, readDurability, sentComment } from './trade-form.rules.ts';

export function TradePreview({ values, item }: { values: TradeValues; item: GameRef }) {
  const price = parsePrice(values);
  const pieces = readCount(values.quantity) ?? 1;
  const durability = readDurability(values.durability);
  const comment = sentComment(values.comment);
  const line = [
    ...(pieces > 1 && price !== null ? [`총 ${totalText(price, pieces)}`] : []),
    ...(durability === null ? [] : [durabilityText(durability)]),
  ].join(' · ');
  return (
    <Panel title="이렇게 보입니다" className="needs-script">
      <div className="pad stack gap-2" style={{ minHeight: 132 }}>
        <p className="row">
          <Tag tone={TRADE_TYPE_TONES[values.tradeType]}>{TRADE_TYPE_LABELS[values.tradeType]}</Tag>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="grow elide">
            <span className="nm">{item.name}</span>
            {pieces > 1 && <span className="faint"> ×{formatDigits(pieces)}</span>}
          </span>
          {price === null ? (
            <span className={values.isOffer ? 'won' : 'faint'}>{values.isOffer ? NO_PRICE_LABEL : '가격 적기 전'}</span>
          ) : (
            <Price amount={price} />
          )}
        </p>
        {line !== '' && <p className="meta">{line}</p>}
        {comment && <p className="small dim">{comment}</p>}
        <p className="row">
          <PosterName />
          <span className="row gap-1">
            {values.isNegotiation && <Tag>흥정</Tag>}
            {values.isAuth && <Tag tone="ok">인증</Tag>}
            {values.excludePrice && <Tag>특가</Tag>}
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
