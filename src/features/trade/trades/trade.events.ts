import { profileTopics } from '#features/people/people.topics.ts';
import { type EventType, eventType, type LiveEvent, type ReceivedEvent } from '#shared/live-event.ts';
import { type Topic, topic, topicFamily } from '#shared/topic.ts';
import type { ListedTrade } from './trade.contract.ts';

export const tradeTopics = {
  all: topic('trades'),
  /** By trade id. Only tags pages; nobody subscribes to a single trade. */
  ofTrade: topicFamily('trade'),
  ofItem: topicFamily('trades:item'),
};

export type GoneTrade = Pick<ListedTrade, 'id' | 'itemId' | 'gameServer'>;

const listedTypes = {
  created: eventType<ListedTrade>('trade.created'),
  changed: eventType<ListedTrade>('trade.changed'),
  bumped: eventType<ListedTrade>('trade.lifted'),
  completed: eventType<ListedTrade>('trade.completed'),
};

export const tradeEventTypes = { ...listedTypes, cancelled: eventType<GoneTrade>('trade.cancelled') };

export function isListedEvent<Received extends ReceivedEvent>(
  event: Received,
): event is Received & { readonly data: ListedTrade } {
  return Object.values(listedTypes).some((type) => type.matches(event));
}

export interface TradeEvent extends LiveEvent<ListedTrade | GoneTrade> {
  readonly trade: GoneTrade;
  readonly since: Date | undefined;
  readonly isNewPrice: boolean;
}

interface Meaning {
  since?: Date;
  isNewPrice?: boolean;
}

/** Publishing one of these recomputes quotes and fires watches. */
export const tradeEvents = {
  /** Also published when a hidden trade is shown again; its price counts from `since`. */
  created: (trade: ListedTrade, since?: Date) => listed(tradeEventTypes.created, trade, { since, isNewPrice: true }),
  changed: (trade: ListedTrade) => listed(tradeEventTypes.changed, trade, { isNewPrice: true }),
  exclusionChanged: (trade: ListedTrade, since: Date) => listed(tradeEventTypes.changed, trade, { since }),
  bumped: (trade: ListedTrade) => listed(tradeEventTypes.bumped, trade),
  completed: (trade: ListedTrade) => listed(tradeEventTypes.completed, trade),
  /** Also published when a trade is hidden; its price no longer counts from `since` on. */
  cancelled: (trade: ListedTrade, since?: Date): TradeEvent => gone(trade, listTopics(trade), since),
  /**
   * Published when a trade that is in no list is hidden, shown or repriced: its price belongs to past days, so only the
   * reactions receive it.
   */
  unlistedChanged: (trade: GoneTrade, since: Date): TradeEvent => ({ ...gone(trade, [], since), isStored: false }),
};

function gone({ id, itemId, gameServer }: GoneTrade, topics: Topic[], since: Date | undefined): TradeEvent {
  const trade = { id, itemId, gameServer };
  return { ...tradeEventTypes.cancelled.on(topics, trade), trade, since, isNewPrice: false };
}

/** Notifies pages and lists. Prices do not change, so nothing is recomputed. */
export function tradeConfirmed(trade: ListedTrade): LiveEvent<ListedTrade> {
  return tradeEventTypes.changed.on(listTopics(trade), trade);
}

function listed(
  type: EventType<ListedTrade>,
  trade: ListedTrade,
  { since, isNewPrice = false }: Meaning = {},
): TradeEvent {
  return { ...type.on(listTopics(trade), trade), trade, since, isNewPrice };
}

function listTopics(trade: ListedTrade): Topic[] {
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
