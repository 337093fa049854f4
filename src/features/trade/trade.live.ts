import type { LiveTopic } from '#platform/live/live-topics.ts';
import { quoteTopics } from './quotes/quote.topics.ts';
import { tradeTopics } from './trades/trade.topics.ts';

export const tradeLiveTopics: readonly LiveTopic[] = [
  tradeTopics.all,
  tradeTopics.ofItem,
  quoteTopics.all,
  quoteTopics.ofItem,
].map((topic) => ({ for: 'everyone', topic }));
