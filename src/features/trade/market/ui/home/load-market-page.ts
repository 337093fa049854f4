import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';

/** A page of the list, as its loader gives it. `href`: its address. */
export async function loadMarketPage(href: string): Promise<MarketHomePageData> {
  const response = await fetchWithRetry(href.replace('/trade', '/trade/_payload.json'), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the market answered ${response.status}`);
  const { data } = (await response.json()) as { data: MarketHomePageData };
  return data;
}
