import { useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { useLive } from '#platform/client/live.ts';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { quoteChanged } from '../../../quotes/quote.events.ts';
import { quoteTopics } from '../../../quotes/quote.topics.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { isListedEvent, tradeEventTypes, tradeTopics } from '../../../trades/trade.events.ts';
import { TRADE_STATUS } from '../../../trades/trade.labels.ts';
import { getTrade } from '../../../trades/trade-endpoints.contract.ts';

interface Seen {
  trade: ListedTrade;
  quotes: ItemQuotes;
  isGone: boolean;
}

export interface LiveTrade extends Seen {
  readAgain(): void;
}

export function useLiveTrade(trade: ListedTrade, quotes: ItemQuotes): LiveTrade {
  const [changes, setChange] = useState<Partial<Seen>>({});
  const key = `${trade.id} ${trade.updatedAt}`;
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setChange({});
  }

  async function fetchAgain(): Promise<void> {
    try {
      const read = await call(getTrade, { params: { id: trade.id } });
      setChange((before) => ({ ...before, trade: read, isGone: read.status === TRADE_STATUS.cancelled }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      setChange((before) => ({ ...before, isGone: true }));
    }
  }

  const readAgain = () =>
    void fetchAgain().catch((error: unknown) => console.warn('거래를 다시 읽지 못했습니다.', error));

  useLive([tradeTopics.ofItem(trade.itemId), quoteTopics.ofItem(trade.itemId)], (event) => {
    if (event.type === 'resync') {
      readAgain();
    } else if (quoteChanged.matches(event)) {
      const { gameServer, quotes } = event.data;
      if (gameServer === trade.gameServer) setChange((before) => ({ ...before, quotes }));
    } else if (tradeEventTypes.cancelled.matches(event)) {
      if (event.data.id === trade.id) setChange((before) => ({ ...before, isGone: true }));
    } else if (isListedEvent(event)) {
      const changed = event.data;
      if (changed.id === trade.id) setChange((before) => ({ ...before, trade: changed, isGone: false }));
    }
  });

  return {
    trade: changes.trade ?? trade,
    quotes: changes.quotes ?? quotes,
    isGone: changes.isGone ?? false,
    readAgain,
  };
}
