import { profileTopics } from '#features/people/people.topics.ts';
import { type EventType, eventType, type LiveEvent, type ReceivedEvent } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';
import type { ListedTrade } from './trade.contract.ts';
import { tradeTopics } from './trade.topics.ts';

/** What is said of a trade that is in no list any more. */
export type GoneTrade = Pick<ListedTrade, 'id' | 'itemId' | 'gameServer'>;

const listedTypes = {
  created: eventType<ListedTrade>('trade.created'),
  changed: eventType<ListedTrade>('trade.changed'),
  bumped: eventType<ListedTrade>('trade.lifted'),
  completed: eventType<ListedTrade>('trade.completed'),
};

/** The types of events, as clients hear them. */
export const tradeEventTypes = { ...listedTypes, cancelled: eventType<GoneTrade>('trade.cancelled') };

/** Whether an event, as it was heard, carries the trade as it stands in lists now. */
export function isListedEvent<Received extends ReceivedEvent>(
  event: Received,
): event is Received & { readonly data: ListedTrade } {
  return Object.values(listedTypes).some((type) => type.matches(event));
}

/** An event with what it means for quotes and watches. */
export interface TradeEvent extends LiveEvent<ListedTrade | GoneTrade> {
  readonly trade: ListedTrade;
  /** The first moment whose prices it touches; now when left out. */
  readonly since: Date | undefined;
  /** It stands at a price that somebody may watch for. */
  readonly isNewPrice: boolean;
}

interface Meaning {
  since?: Date;
  isNewPrice?: boolean;
}

/** A trade after its change. Whoever publishes one of these has its quotes recounted and its watches looked at. */
export const tradeEvents = {
  /** Also of one that is shown again, whose price then counts since it was made. */
  created: (trade: ListedTrade, since?: Date) => listed(tradeEventTypes.created, trade, { since, isNewPrice: true }),
  changed: (trade: ListedTrade) => listed(tradeEventTypes.changed, trade, { isNewPrice: true }),
  /** Whether its price counts has changed, since it was made. */
  exclusionChanged: (trade: ListedTrade, since: Date) => listed(tradeEventTypes.changed, trade, { since }),
  bumped: (trade: ListedTrade) => listed(tradeEventTypes.bumped, trade),
  completed: (trade: ListedTrade) => listed(tradeEventTypes.completed, trade),
  /** Also of one that is hidden, whose price then counts no more since it was made. */
  cancelled: (trade: ListedTrade, since?: Date): TradeEvent => {
    const { id, itemId, gameServer } = trade;
    return {
      ...tradeEventTypes.cancelled.on(topicsOf(trade), { id, itemId, gameServer }),
      trade,
      since,
      isNewPrice: false,
    };
  },
};

function listed(
  type: EventType<ListedTrade>,
  trade: ListedTrade,
  { since, isNewPrice = false }: Meaning = {},
): TradeEvent {
  return { ...type.on(topicsOf(trade), trade), trade, since, isNewPrice };
}

function topicsOf(trade: ListedTrade): Topic[] {
  const { all, ofTrade, ofItem } = tradeTopics;
  return [
    all,
    ofTrade(trade.id),
    ofItem(trade.itemId),
    ...profileTopics({ id: trade.profileId, userId: trade.profile.userId }),
  ];
}

export function isTradeEvent(event: LiveEvent): event is TradeEvent {
  return 'isNewPrice' in event;
}
