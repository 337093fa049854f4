import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { textLength } from '#shared/text-length.ts';
import { type Keyword, previewKeyword } from '../keyword.contract.ts';
import { MIN_KEYWORD_LENGTH } from '../keyword.limits.ts';

const PAUSE_MS = 500;

/** How often it would have rung, once typing paused; undefined: not requested. */
export function usePreview(text: string, kind: Keyword['kind']) {
  const [wish, setWish] = useState({ text, kind });
  useEffect(() => {
    const timer = setTimeout(() => setWish({ text, kind }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, kind]);
  const isRequested = textLength(wish.text) >= MIN_KEYWORD_LENGTH;
  const { data } = useQuery(
    {
      queryKey: ['keyword-preview', wish],
      queryFn: ({ signal }) =>
        call(previewKeyword, { query: { text: wish.text, kind: wish.kind ?? undefined }, signal }),
      enabled: isRequested,
      retry: false,
    },
    queryClient,
  );
  const isCurrent = wish.text === text && wish.kind === kind;
  return isRequested && isCurrent ? data : undefined;
}
