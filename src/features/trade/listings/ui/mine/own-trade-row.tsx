import { Suspense, useState } from 'react';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import { momentText } from '../../../trades/moment.labels.ts';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import {
  NO_PRICE_LABEL,
  TRADE_STATUS,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  tradeLine,
} from '../../../trades/trade.labels.ts';
import { isNameable, ownNote } from '../../own-trade.labels.ts';
import { registerItemParams } from '../../trade-page.params.ts';
import { TradeMarks } from '../public/trade-row.tsx';
import css from './my-trades.module.css';
import { PriceEditor } from './price-editor.tsx';

const CompleteDialog = partOnDemand(() => import('./complete-dialog.tsx'));
const NameDialog = partOnDemand(() => import('./name-dialog.tsx'));
const CancelDialog = partOnDemand(() => import('./cancel-dialog.tsx'));

type RouteQuery = 'nothing' | 'price' | 'complete' | 'cancel' | 'name';

export function OwnTradeRow({ trade, now }: { trade: OwnTrade; now: number | null }) {
  'use memo';
  const [requested, sendRequest] = useState<RouteQuery>('nothing');
  const stop = () => sendRequest('nothing');
  const note = ownNote(trade);
  const repeatHref = registerItemParams.link(`/trade/register/${trade.itemId}`, { repeat: trade.id });
  // The trade may have ended elsewhere while the price was edited.
  const isWaiting = trade.status === TRADE_STATUS.waiting;
  const at = trade.completedAt ?? trade.cancelledAt ?? trade.bumpedAt;
  return (
    <li className={isWaiting ? css.own : `off ${css.own} ${css.over}`}>
      <div className={css.trade}>
        <Tag tone={isWaiting ? TRADE_TYPE_TONES[trade.tradeType] : 'off'} className={css.type}>
          {TRADE_TYPE_LABELS[trade.tradeType]}
        </Tag>
        <OwnItem trade={trade} />
        <span className="num">
          {trade.price === null ? <span className="won">{NO_PRICE_LABEL}</span> : <Price amount={trade.price} />}
          <time className="sub" dateTime={at} title={formatDateTime(at)}>
            {momentText(at, now)}
          </time>
        </span>
        <span className={`row wrap gap-1 justify-end ${css.actions}`}>
          {isWaiting && (
            <>
              <Button size="sm" onClick={() => sendRequest('complete')}>
                완료
              </Button>
              <Button size="sm" tone="ghost" aria-expanded={requested === 'price'} onClick={() => sendRequest('price')}>
                가격 수정
              </Button>
              <Button size="sm" tone="ghost" onClick={() => sendRequest('cancel')}>
                내리기
              </Button>
            </>
          )}
          {now !== null && isNameable(trade, now) && (
            <Button size="sm" onClick={() => sendRequest('name')}>
              상대 적기
            </Button>
          )}
          {!isWaiting && (
            <a className="btn sm" href={repeatHref}>
              다시 올리기
            </a>
          )}
        </span>
      </div>
      {note && (
        <p className={trade.hiddenAt === null ? css.remark : `${css.remark} ${css.bad}`}>
          {note}{' '}
          {isWaiting && trade.isOld && (
            <a className="underline" href={repeatHref}>
              다시 올리기
            </a>
          )}
          {trade.hiddenAt !== null && (
            <a className="underline" href="/notice/ask">
              문의하기
            </a>
          )}
        </p>
      )}
      {isWaiting && requested === 'price' && <PriceEditor trade={trade} onClose={stop} />}
      {isWaiting && (requested === 'complete' || requested === 'cancel') && (
        <Suspense>
          {requested === 'complete' ? (
            <CompleteDialog trade={trade} onClose={stop} />
          ) : (
            <CancelDialog trade={trade} onClose={stop} />
          )}
        </Suspense>
      )}
      <Suspense>{requested === 'name' && <NameDialog trade={trade} onClose={stop} />}</Suspense>
    </li>
  );
}

function OwnItem({ trade }: { trade: OwnTrade }) {
  const { item, quantity, hiddenAt } = trade;
  const { icon, tone } = itemIcon({ type: item.type, name: item.name, subType: null });
  const line = tradeLine(trade);
  return (
    <a className={`item opens ${css.item}`} href={`/trade/view/${trade.id}`} data-card={`item:${item.id}`}>
      <Tile icon={icon} tone={tone} />
      <span className="min-w-0">
        <span className="row wrap">
          <span className="elide">
            <span className={`nm ${css.name}`}>{item.name}</span>
            {quantity > 1 && <span className="faint"> ×{formatDigits(quantity)}</span>}
          </span>
          <span className={`row gap-1 ${css.terms}`}>
            {hiddenAt !== null && <Tag tone="bad">숨김</Tag>}
            <TradeMarks trade={trade} />
          </span>
        </span>
        {line !== '' && <small className="elide">{line}</small>}
      </span>
    </a>
  );
}
