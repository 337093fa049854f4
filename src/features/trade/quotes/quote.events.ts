import { eventType } from '#shared/live-event.ts';
import type { QuoteChanged } from './quote.contract.ts';
import { quoteTopics } from './quote.topics.ts';

export const quoteChanged = eventType<QuoteChanged>('quote.changed');

export const quoteEvents = {
  changed: (quote: QuoteChanged) => quoteChanged.on([quoteTopics.all, quoteTopics.ofItem(quote.itemId)], quote),
};
