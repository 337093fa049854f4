import type { TimelineEvent } from '#features/people/reports/report-detail.contract.ts';

interface TimedTrade {
  readonly created_at: Date;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly cancelled_by: string | null;
  readonly hidden_at: Date | null;
  readonly prices: readonly { at: string; kind: 1 | 2 | 3; price: number | null }[];
  readonly reposts: readonly { at: string; id: number; price: number | null }[];
}

const PRICE_EVENTS = { 1: 'created', 2: 'changed', 3: 'lifted' } as const;

/** Returns the events of a trade, oldest first. */
export function toTimeline(trade: TimedTrade): TimelineEvent[] {
  const priced = trade.prices.map(({ at, kind, price }) => event(PRICE_EVENTS[kind], new Date(at), { price }));
  const isCreated = priced.some(({ kind }) => kind === 'created');
  return [
    // Samples, and trades of before prices were stored, have no row of their creation.
    ...(isCreated ? [] : [event('created', trade.created_at)]),
    ...priced,
    ...(trade.completed_at ? [event('completed', trade.completed_at)] : []),
    ...(trade.cancelled_at ? [event('cancelled', trade.cancelled_at, { by: trade.cancelled_by })] : []),
    ...(trade.hidden_at ? [event('hidden', trade.hidden_at)] : []),
    ...trade.reposts.map(({ at, id, price }) => event('reposted', new Date(at), { id, price })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

function event(
  kind: TimelineEvent['kind'],
  at: Date,
  parts: Partial<Pick<TimelineEvent, 'price' | 'by' | 'id'>> = {},
): TimelineEvent {
  return { at: at.toISOString(), kind, price: null, by: null, id: null, ...parts };
}

/** Returns the moment from which the trade stood at the price that it had when it was reported. */
export function pricedAt({ created_at, prices }: Pick<TimedTrade, 'created_at' | 'prices'>, reportedAt: Date): Date {
  const set = prices.map(({ at }) => new Date(at)).filter((at) => at <= reportedAt);
  return set.at(-1) ?? created_at;
}
