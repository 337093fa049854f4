import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { getSearchIndex } from '../search.contract.ts';
import { buildSearchIndex, type SearchIndex } from '../search-index.ts';
import { unpackSearchEntries } from '../search-pack.ts';

export type IndexState =
  | { state: 'loading' }
  | { state: 'ready'; index: SearchIndex }
  | { state: 'failed'; retry(): void };

let loading: Promise<SearchIndex> | undefined;

function loadSearchIndex(version: string | undefined): Promise<SearchIndex> {
  loading ??= fetchSearchIndex(version);
  return loading;
}

async function fetchSearchIndex(version: string | undefined): Promise<SearchIndex> {
  return buildSearchIndex(unpackSearchEntries(await call(getSearchIndex, { query: { v: version } })));
}

async function follow(version: string | undefined, setState: (state: IndexState) => void): Promise<void> {
  setState({ state: 'loading' });
  try {
    setState({ state: 'ready', index: await loadSearchIndex(version) });
  } catch (error) {
    console.error('찾기 목록을 가져오지 못했습니다.', error);
    loading = undefined;
    setState({ state: 'failed', retry: () => void follow(version, setState) });
  }
}

export function useSearchIndex(version: string | undefined): IndexState {
  const [state, setState] = useState<IndexState>({ state: 'loading' });
  useEffect(() => void follow(version, setState), [version]);
  return state;
}
