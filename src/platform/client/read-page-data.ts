import { fetchWithRetry } from './fetch-with-retry.ts';
import { unlessLeft } from './page-stays.ts';

/**
 * Requests the data that the page's loader returns for another query of the same page.
 * @param href path and query
 */
export async function readPageData<Data>(href: string, signal?: AbortSignal): Promise<Data> {
  const [path = '', query = ''] = href.split('?');
  const response = await fetchWithRetry(`${path}/_payload.json${query && `?${query}`}`, {
    cache: 'no-cache',
    // The page is open already: this is no further view of it.
    headers: { 'x-ahead': '1' },
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data } = (await unlessLeft(response.json())) as { data: Data };
  return data;
}
