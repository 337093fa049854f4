import { useState } from 'react';
import type { PlayerTrade } from '#features/trade/trades/player-trades.contract.ts';
import { NO_PRICE_LABEL, TRADE_STATUS, TRADE_TYPE } from '#features/trade/trades/trade.labels.ts';
import { amountParts, formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag, type TagTone } from '#ui/components/tag.tsx';
import { type TradeSearch, tradesOfPlayerPath } from '../../trades/trade-list.params.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { ChoiceTabs } from './choice-tabs.tsx';
import css from './people.module.css';

/** The list of trades has all of them. */
const SHOWN_ROWS = 8;

type Shown = 'all' | 'waiting' | 'completed' | 'excluded';

const STATES: Readonly<Record<number, readonly [TagTone, string]>> = {
  [TRADE_STATUS.waiting]: ['clear', '거래 중'],
  [TRADE_STATUS.completed]: ['ok', '완료'],
  [TRADE_STATUS.cancelled]: ['off', '취소'],
};

/** The same choice in the list of trades. */
const FILTERS: Readonly<Record<Shown, TradeSearch>> = {
  all: {},
  waiting: { status: TRADE_STATUS.waiting },
  completed: { status: TRADE_STATUS.completed },
  excluded: { excluded: 'true' },
};

/** The player's trades, hidden ones too. */
export function TradesPanel({ profileId, trades, prices }: Pick<DeskPlayer, 'profileId' | 'trades' | 'prices'>) {
  const [shown, setShown] = useState<Shown>('all');
  const { counts, rows } = trades;
  const choices = [
    ['all', `전체 ${formatDigits(counts.all)}`],
    ['waiting', `거래 중 ${formatDigits(counts.waiting)}`],
    ['completed', `완료 ${formatDigits(counts.completed)}`],
    ['excluded', `시세 제외 ${formatDigits(counts.excluded)}`],
  ] as const;
  const found =
    shown === 'excluded' ? prices : rows.filter(({ status }) => shown === 'all' || status === TRADE_STATUS[shown]);
  return (
    <Panel
      title="거래"
      id="trades"
      aside={<ChoiceTabs label="거래" choices={choices} value={shown} onChoose={setShown} />}
    >
      {found.length === 0 && <EmptyState isInLine text="이런 거래가 없습니다." />}
      <ul className={css.lines}>
        {found.slice(0, SHOWN_ROWS).map((trade) => (
          <TradeLine key={trade.id} trade={trade} />
        ))}
      </ul>
      {counts[shown] > Math.min(SHOWN_ROWS, found.length) && (
        <p className="pad meta links">
          <a href={tradesOfPlayerPath(profileId, FILTERS[shown])}>{`${formatDigits(counts[shown])}건 모두 보기`}</a>
        </p>
      )}
    </Panel>
  );
}

function TradeLine({ trade }: { trade: PlayerTrade }) {
  const { id, itemName, tradeType, price, quantity, status, createdAt, hiddenAt, hiddenReason, excludedReason } = trade;
  const isSale = tradeType === TRADE_TYPE.sell;
  const [tone, label] = STATES[status] ?? ['off', ''];
  return (
    <li>
      <Tag tone={isSale ? 'sell' : 'buy'}>{isSale ? '팝니다' : '삽니다'}</Tag>
      <span className={css.text}>
        <a href={`/trade/view/${id}`}>{quantity > 1 ? `${itemName} ${formatDigits(quantity)}개` : itemName}</a>
        <span className="block meta">
          {[
            `거래 ${id}`,
            `${formatDateTime(createdAt)} 등록`,
            ...(hiddenAt === null ? [] : [`숨김: ${hiddenReason ?? '사유 없음'}`]),
            ...(excludedReason === null ? [] : [`시세 제외: ${excludedReason}`]),
          ].join(' · ')}
        </span>
      </span>
      <span className={css.end}>{price === null ? NO_PRICE_LABEL : <Amount parts={amountParts(price)} />}</span>
      <Tag tone={hiddenAt === null ? tone : 'warn'}>{hiddenAt === null ? label : '숨김'}</Tag>
    </li>
  );
}
