import type { Topic } from './topic.ts';

/** Something that has just happened. */
export interface LiveEvent<Data = unknown> {
  /** Who listens to one of these hears of it; a page with one of them as a tag goes stale. */
  readonly topics: readonly Topic[];
  /** `trade.created`. It stands in rows, so it never changes. */
  readonly type: string;
  /** What a client needs to show it without asking again: small, and on a private topic only what is that person's. */
  readonly data: Data;
}

/** An event as a client hears it: nothing is known of its data yet. */
export interface ReceivedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** One type of events with the shape of its data. */
export interface EventType<Data> {
  readonly name: string;
  /** What has happened, for everybody who listens to one of the topics. */
  on(topics: readonly Topic[], data: Data): LiveEvent<Data>;
  /** The server's word for the shape of its data is believed. */
  matches<Received extends ReceivedEvent>(event: Received): event is Received & { readonly data: Data };
}

/* @__NO_SIDE_EFFECTS__ */
export function eventType<Data>(name: string): EventType<Data> {
  return {
    name,
    on: (topics, data) => ({ topics, type: name, data }),
    matches: (event): event is typeof event & { readonly data: Data } => event.type === name,
  };
}
