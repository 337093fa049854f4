import { search } from '#features/game-data/search/search.contract.ts';
import { getEvidence } from '#features/trade/quotes/evidence.contract.ts';
import {
  excludeItem,
  includeItem,
  listManipulatedItems,
  type ManipulatedItem,
} from '#features/trade/quotes/operator-price.contract.ts';
import { quoteChanged } from '#features/trade/quotes/quote.events.ts';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';

const QUOTES = ['desk', 'quotes'];
const GATHER_MS = 2000;
const FOUND = 20;

export interface ExcludedItem extends ManipulatedItem {
  id: number;
}

export const excludedItems = defineLiveQuery({
  key: [...QUOTES, 'items'],
  async read(_: undefined, signal): Promise<ExcludedItem[]> {
    const items = await call(listManipulatedItems, { signal });
    return items.map((item) => ({ ...item, id: item.itemId }));
  },
});

/** The trades that an item's quote counts and leaves out, over all servers. */
export const itemEvidence = defineLiveQuery({
  key: (itemId: number) => [...QUOTES, 'evidence', itemId],
  endpoint: getEvidence,
  request: (itemId) => ({ params: { id: itemId } }),
  topics: (itemId) => [quoteTopics.ofItem(itemId)],
  events: [quoteChanged],
  gatherMs: GATHER_MS,
});

export const itemsNamed = defineLiveQuery({
  key: (words: string) => [...QUOTES, 'named', words],
  async read(q, signal) {
    const hits = await call(search, { query: { q, limit: FOUND }, signal });
    return hits.filter(({ kind }) => kind === 'item');
  },
});

const renewed = { invalidates: () => [QUOTES] };
export const quoteMutations = {
  exclude: defineMutation(excludeItem, renewed),
  include: defineMutation(includeItem, renewed),
};
