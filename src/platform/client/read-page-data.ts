import { fetchWithRetry } from './fetch-with-retry.ts';

/**
 * What the page's loader returns for another query of the same page.
 * @param href path and query
 */
export async function readPageData<Data>(href: string): Promise<Data> {
  const [path = '', query = ''] = href.split('?');
  const response = await fetchWithRetry(`${path}/_payload.json${query && `?${query}`}`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}
