import { useState } from 'react';
import { readPageData } from './read-page-data.ts';

interface FurtherPages<Page> {
  /** @param cursor null: the first page */
  hrefFrom(cursor: string | null): string;
  show(page: Page, cursor: string | null): unknown;
  /** Is logged with the error. */
  failed: string;
}

/** Loads further pages of a list that the server drew, one at a time. */
export function useFurtherPages<Page>({ hrefFrom, show, failed }: FurtherPages<Page>) {
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const load = async (cursor: string | null) => {
    if (loading === 'yes') return;
    setLoading('yes');
    try {
      await show(await readPageData<Page>(hrefFrom(cursor)), cursor);
      setLoading('no');
    } catch (error) {
      console.warn(failed, error);
      setLoading('failed');
    }
  };
  return { loading, load: (cursor: string | null) => void load(cursor) };
}
