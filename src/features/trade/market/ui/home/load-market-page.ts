import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';

/** A page of the list, as its loader gives it. `search`: the query of its address. */
export async function loadMarketPage(search: string): Promise<MarketHomePageData> {
  const response = await fetchWithRetry(`/trade/_payload.json?${search}`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the market answered ${response.status}`);
  const { data } = (await response.json()) as { data: MarketHomePageData };
  return data;
}
