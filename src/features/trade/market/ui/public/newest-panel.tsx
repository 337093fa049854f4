import { useEffect, useState } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { TradeListItem } from '../../../listings/trade-list-item.rules.ts';
import { Ago, Price, Ratio } from '../../../quotes/ui/public/price.tsx';
import { FAR_OFF_LABEL, figureName, isFew } from '../../../quotes/ui/public/quote.labels.ts';
import { MINE_LABEL, NO_PRICE_LABEL, TRADE_TYPE_LABELS, TRADE_TYPE_TONES } from '../../../trades/trade.labels.ts';
import { usePauseOnHover } from '../item/use-pause-on-hover.ts';
import css from './market-tables.module.css';

interface NewestPanelProps {
  rows: readonly TradeListItem[];
  gameServer: number | undefined;
}

export function NewestPanel({ rows, gameServer }: NewestPanelProps) {
  const me = useMe();
  const ownId = me.status === 'in' ? (me.me?.id ?? null) : null;
  const [live, setLive] = useState(rows);
  const { shown, box } = usePauseOnHover(live);
  useEffect(
    () =>
      whileLoaded(
        () => import('../follow-newest.ts'),
        ({ followNewest }) => followNewest({ rows, gameServer, show: setLive }),
      ),
    [rows, gameServer],
  );
  return (
    <section className="panel" aria-label="새로 올라온 거래" ref={box}>
      <header>
        <h2>새로 올라온 거래</h2>
        <span className="live">이어서 들어옵니다</span>
        <a className="more" href="/trade">
          거래 전체
        </a>
      </header>
      <table className={`t even ${css.tables}`}>
        <colgroup>
          <col className={css.side} />
          <col />
          <col className={css.price} />
          <col className={`wide ${css.against}`} />
          <col className={`wide ${css.player}`} />
          <col className={`wide ${css.moment}`} />
        </colgroup>
        <tbody>
          {shown.map((trade) => (
            <Line key={trade.id} trade={trade} isMine={trade.player.id === ownId} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ trade, isMine }: { trade: TradeListItem; isMine: boolean }) {
  const { id, tradeType, item, quantity, price, player, bumpedAt, isSample, isFarOff } = trade;
  const remarks = [
    ...(isMine || player.userId === null ? [] : [gradeName(player.job, player.grade)]),
    ...(isSample ? ['견본'] : []),
    ...(isFarOff ? [FAR_OFF_LABEL] : []),
  ];
  return (
    <tr className={classNames('tap-row', isMine && 'mine')}>
      <td>
        <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>
      </td>
      <td className={css.thing}>
        <a className="item opens" href={`/trade/view/${id}`} data-card={`item:${item.id}`}>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="min-w-0">
            <span className={css.what}>
              <span className="nm elide">{item.name}</span>
              {quantity > 1 && <span className="faint">×{formatDigits(quantity)}</span>}
            </span>
            <small className="narrow elide">
              <Ago at={bumpedAt} /> · {isMine ? MINE_LABEL : player.name}
              {isSample && <span className="own-text">{' · 견본'}</span>}
              {isFarOff && <span className="own-text">{` · ${FAR_OFF_LABEL}`}</span>}
            </small>
          </span>
        </a>
      </td>
      <td className="num amount">
        {price === null ? <span className="won">{NO_PRICE_LABEL}</span> : <Price amount={price} />}
        <span className={`sub ${css.below}`}>
          <Against trade={trade} />
        </span>
      </td>
      <td className={`num wide ${css.against}`}>
        <Against trade={trade} />
      </td>
      <td className={`wide ${css.player}`}>
        {isMine ? (
          <Tag tone="warn">{MINE_LABEL}</Tag>
        ) : (
          <span className={`g${player.grade} elide block`}>{player.name}</span>
        )}
        <span className="sub elide">{remarks.join(' · ')}</span>
      </td>
      <td className={`num wide dim ${css.moment}`}>
        <Ago at={bumpedAt} />
      </td>
    </tr>
  );
}

/** Compares a price with its quote; for fewer than three players the text says so. */
function Against({ trade: { price, quote, players = 0 } }: { trade: TradeListItem }) {
  if (price === null || typeof quote !== 'number') return null;
  // The quote of a single listing is its own price, so there is nothing to compare.
  if (players === 1 && quote === price) return null;
  return (
    <span title={isFew({ players }) ? figureName({ players }) : undefined}>
      <Ratio price={price} median={quote} />
    </span>
  );
}
