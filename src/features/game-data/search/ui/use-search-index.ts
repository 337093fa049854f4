import { useEffect, useState } from 'react';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { buildSearchIndex, type SearchIndex } from '../search-index.ts';
import { unpackSearchEntries } from '../search-pack.ts';

const INDEX_URL = '/api/search/index.json';

export type IndexState =
  | { state: 'loading' }
  | { state: 'ready'; index: SearchIndex }
  | { state: 'failed'; retry(): void };

let loading: Promise<SearchIndex> | undefined;

/** The compact index, fetched once and kept as long as the page lives. */
function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchSearchIndex();
  return loading;
}

async function fetchSearchIndex(): Promise<SearchIndex> {
  const response = await fetchWithRetry(INDEX_URL);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return buildSearchIndex(unpackSearchEntries(await response.text()));
}

async function follow(setState: (state: IndexState) => void): Promise<void> {
  setState({ state: 'loading' });
  try {
    setState({ state: 'ready', index: await loadSearchIndex() });
  } catch (error) {
    console.error('찾기 목록을 가져오지 못했습니다.', error);
    loading = undefined;
    setState({ state: 'failed', retry: () => void follow(setState) });
  }
}

export function useSearchIndex(): IndexState {
  const [state, setState] = useState<IndexState>({ state: 'loading' });
  useEffect(() => void follow(setState), []);
  return state;
}
