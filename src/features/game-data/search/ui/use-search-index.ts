import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { getContentIndex, getSearchIndex, type SearchEntry } from '../search.contract.ts';
import { buildSearchIndex, type SearchIndex, withTitles } from '../search-index.ts';
import { unpackSearchEntries } from '../search-pack.ts';

export type IndexState =
  | { state: 'loading' }
  | { state: 'ready'; index: SearchIndex }
  | { state: 'failed'; retry(): void };

/** Built once, because that takes a phone as long as several answers. */
let facts: Promise<SearchIndex> | undefined;

function loadFacts(version: string | undefined): Promise<SearchIndex> {
  facts ??= call(getSearchIndex, { query: { v: version } }).then((names) =>
    buildSearchIndex(unpackSearchEntries(names)),
  );
  return facts;
}

/**
 * Requested each time the palette opens and answered with 304 while nothing new was published: the names of facts are
 * searchable before it arrives.
 */
async function loadContent(): Promise<SearchEntry[]> {
  try {
    return unpackSearchEntries(await call(getContentIndex));
  } catch (error) {
    console.warn('글 제목 목록을 가져오지 못했습니다.', error);
    return [];
  }
}

async function follow(version: string | undefined, setState: (state: IndexState) => void): Promise<void> {
  setState({ state: 'loading' });
  try {
    const content = loadContent();
    const names = await loadFacts(version);
    setState({ state: 'ready', index: names });
    const written = await content;
    if (written.length > 0) setState({ state: 'ready', index: withTitles(names, buildSearchIndex(written)) });
  } catch (error) {
    console.error('찾기 목록을 가져오지 못했습니다.', error);
    facts = undefined;
    setState({ state: 'failed', retry: () => void follow(version, setState) });
  }
}

export function useSearchIndex(version: string | undefined): IndexState {
  const [state, setState] = useState<IndexState>({ state: 'loading' });
  useEffect(() => void follow(version, setState), [version]);
  return state;
}
