import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/client/after-load.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Ago } from '../../../quotes/ui/public/ago.tsx';
import { Ratio } from '../../../quotes/ui/public/change.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import { FAR_OFF_LABEL, figureName, isFew } from '../../../quotes/ui/public/quote.labels.ts';
import { NO_PRICE_LABEL, TRADE_TYPE_LABELS, TRADE_TYPE_TONES } from '../../../trades/trade.labels.ts';
import type { TradeListItem } from '../../../trades/trade-list-item.rules.ts';
import { usePauseOnHover } from '../item/use-pause-on-hover.ts';
import css from './market-tables.module.css';

export function NewestPanel({ rows }: { rows: readonly TradeListItem[] }) {
  const [live, setLive] = useState(rows);
  const { shown, box } = usePauseOnHover(live);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    whenIdle(() => {
      import('../follow-newest.ts').then(
        ({ followNewest }) => {
          if (!isGone) stop = followNewest(rows, setLive);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [rows]);
  return (
    <section className="panel" aria-label="새로 올라온 거래" ref={box}>
      <header>
        <h2>새로 올라온 거래</h2>
        <a className="more" href="/trade">
          전체 보기
        </a>
      </header>
      {shown.length > 0 ? (
        <table className="t even">
          <colgroup>
            <col className={css.side} />
            <col />
            <col className={css.price} />
            <col className="wide" style={{ width: 64 }} />
            <col className="wide" style={{ width: 148 }} />
            <col className="wide" style={{ width: 88 }} />
          </colgroup>
          <tbody>
            {shown.map((trade) => (
              <Line key={trade.id} trade={trade} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState
          text="아직 올라온 매물이 없습니다. 첫 매물을 올려 보세요."
          action={
            <a className="btn" href="/trade/register">
              첫 매물 올리기
            </a>
          }
        />
      )}
    </section>
  );
}

function Line({ trade }: { trade: TradeListItem }) {
  const { id, tradeType, item, quantity, price, player, bumpedAt, isSample, isFarOff } = trade;
  return (
    <tr>
      <td>
        <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>
      </td>
      <td className={css.thing}>
        <a className="item" href={`/trade/view/${id}`} data-card={`item:${item.id}`}>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="min-w-0">
            <span className="nm elide block">
              {item.name}
              {quantity > 1 && <span className="faint"> ×{formatDigits(quantity)}</span>}
            </span>
            <small className="narrow elide">
              {player.name} · <Ago at={bumpedAt} />
              {isSample && ' · 견본'}
              {isFarOff && ` · ${FAR_OFF_LABEL}`}
            </small>
          </span>
        </a>
      </td>
      <td className="num amount">
        {price === null ? <span className="won">{NO_PRICE_LABEL}</span> : <Price amount={price} />}
        <span className="sub narrow">
          <Against trade={trade} />
        </span>
      </td>
      <td className="num wide">
        <Against trade={trade} />
      </td>
      <td className="wide elide">
        <span className={`g${player.grade}`}>{player.name}</span>{' '}
        <span className="meta">{player.userId !== null && gradeName(player.job, player.grade)}</span>
        {isSample && <span className="meta"> 견본</span>}
        {isFarOff && <span className="meta"> {FAR_OFF_LABEL}</span>}
      </td>
      <td className="num wide dim">
        <Ago at={bumpedAt} />
      </td>
    </tr>
  );
}

/** Against fewer than three players it says so. */
function Against({ trade: { price, quote, players = 0 } }: { trade: TradeListItem }) {
  if (price === null || typeof quote !== 'number') return null;
  return (
    <span title={isFew({ players }) ? figureName({ players }) : undefined}>
      <Ratio price={price} median={quote} />
    </span>
  );
}
