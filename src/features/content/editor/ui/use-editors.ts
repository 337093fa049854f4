import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type Author, markPresence } from '../../articles/article-writing.contract.ts';

/** Interval in milliseconds. */
const MARK_EVERY = 30_000;

/** Marks the operator as an editor of the article. @returns the others who edit it now */
export function useEditors(collection: CollectionName, id: string, first: readonly Author[]): readonly Author[] {
  const [editors, setEditors] = useState(first);
  useEffect(() => {
    if (id === 'new') return undefined;
    const mark = async () => {
      // A failed mark is soon repeated.
      const answer = await call(markPresence, { params: { collection, id } }).catch(() => undefined);
      if (answer) setEditors(answer.editors);
    };
    void mark();
    const timer = setInterval(() => void mark(), MARK_EVERY);
    return () => clearInterval(timer);
  }, [collection, id]);
  return editors;
}
