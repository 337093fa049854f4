import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryClient } from '#platform/client/query-client.ts';
import { textOf } from '#tests/support/html.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import OwnDealPart, { ownDeal } from './own-deal.tsx';

const trade = { id: 7, updatedAt: '2026-05-01T00:00:00.000Z' } as ListedTrade;
const KEY = ownDeal.key(trade);
const before = queryClient.getDefaultOptions();

// As after the failure, instead of before the next request.
beforeAll(() => queryClient.setDefaultOptions({ queries: { retryOnMount: false } }));
afterAll(() => {
  queryClient.setDefaultOptions(before);
  queryClient.clear();
});

const shown = () => textOf(renderToStaticMarkup(<OwnDealPart trade={trade} onChanged={() => undefined} />));

it('says that the other side of a deal could not be fetched, and offers to try again', () => {
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: KEY })
    .setState({ status: 'error', error: new Error('인터넷 연결이 끊겼습니다.'), fetchStatus: 'idle' });
  expect(shown()).toMatch(/거래 상대를 가져오지 못했습니다.*다시 시도/);
});

it('shows nothing to whom the deal is none of', () => {
  queryClient.setQueryData(KEY, null);
  expect(shown()).toBe('');
});
