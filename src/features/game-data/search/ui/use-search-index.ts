import { useEffect, useState } from 'react';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { buildSearchIndex, type SearchIndex } from '../search-index.ts';
import { unpackSearchEntries } from '../search-pack.ts';

export type IndexState =
  | { state: 'loading' }
  | { state: 'ready'; index: SearchIndex }
  | { state: 'failed'; retry(): void };

let loading: Promise<SearchIndex> | undefined;

/** The compact index, fetched once and kept as long as the page lives. */
function loadSearchIndex(url: string): Promise<SearchIndex> {
  loading ??= fetchSearchIndex(url);
  return loading;
}

async function fetchSearchIndex(url: string): Promise<SearchIndex> {
  const response = await fetchWithRetry(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return buildSearchIndex(unpackSearchEntries(await response.text()));
}

async function follow(url: string, setState: (state: IndexState) => void): Promise<void> {
  setState({ state: 'loading' });
  try {
    setState({ state: 'ready', index: await loadSearchIndex(url) });
  } catch (error) {
    console.error('찾기 목록을 가져오지 못했습니다.', error);
    loading = undefined;
    setState({ state: 'failed', retry: () => void follow(url, setState) });
  }
}

/** @param url address of the compact index, with the version of the facts */
export function useSearchIndex(url: string): IndexState {
  const [state, setState] = useState<IndexState>({ state: 'loading' });
  useEffect(() => void follow(url, setState), [url]);
  return state;
}
