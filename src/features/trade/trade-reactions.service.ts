import type { Reaction } from '#platform/effects/effects.ts';
import { quoteChanged } from './quotes/quote.events.ts';
import { markQuotesChanged } from './quotes/quote-change.service.ts';
import { isTradeEvent } from './trades/trade.events.ts';
import { watchQuotes, watchTrades } from './watches/watch-changes.service.ts';

const recountQuotes: Reaction = ({ db, at }, events) =>
  markQuotesChanged(
    db,
    events.filter(isTradeEvent).map(({ trade: { itemId, gameServer }, since = at }) => ({ itemId, gameServer, since })),
  );

const lookAtTradeWatches: Reaction = (unit, events) =>
  watchTrades(
    unit,
    events.filter(isTradeEvent).flatMap(({ trade, isNewPrice }) => (isNewPrice ? [trade.id] : [])),
  );

const lookAtQuoteWatches: Reaction = (unit, events) =>
  watchQuotes(
    unit,
    events.flatMap((event) => (quoteChanged.matches(event) && !event.data.isRecount ? [event.data] : [])),
  );

/** Reactions run in this order. */
export const tradeReactions: readonly Reaction[] = [recountQuotes, lookAtTradeWatches, lookAtQuoteWatches];
