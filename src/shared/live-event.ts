import type { Topic } from './topic.ts';

export interface LiveEvent<Data = unknown> {
  readonly topics: readonly Topic[];
  /** Name of the event: `trade.created`. Stored in rows, so it never changes. */
  readonly type: string;
  /** Data to show the event without a request: small, and on a private topic only about that player. */
  readonly data: Data;
  /** `false`: only reactions in the same transaction read it; no process and no client receives it. */
  readonly isStored?: false;
}

export interface ReceivedEvent {
  readonly type: string;
  readonly data: unknown;
}

export interface EventType<Data> {
  readonly name: string;
  on(topics: readonly Topic[], data: Data): LiveEvent<Data>;
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
