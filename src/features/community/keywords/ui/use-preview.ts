import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { textLength } from '#shared/text-length.ts';
import { type Keyword, previewKeyword } from '../keyword.contract.ts';
import { MIN_KEYWORD_LENGTH } from '../keyword.limits.ts';

const PAUSE_MS = 500;

type Wish = Pick<Keyword, 'text' | 'kind' | 'gameServer'>;

/** Counts past hits once typing pauses; undefined: not requested yet. */
export function usePreview({ text, kind, gameServer }: Wish) {
  const [wish, setWish] = useState<Wish>({ text, kind, gameServer });
  useEffect(() => {
    const timer = setTimeout(() => setWish({ text, kind, gameServer }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, kind, gameServer]);
  const isRequested = textLength(wish.text) >= MIN_KEYWORD_LENGTH;
  const { data } = useQuery(
    {
      queryKey: ['keyword-preview', wish],
      queryFn: ({ signal }) =>
        call(previewKeyword, {
          query: { text: wish.text, kind: wish.kind ?? undefined, gameServer: wish.gameServer ?? undefined },
          signal,
        }),
      enabled: isRequested,
      retry: false,
    },
    queryClient,
  );
  const isCurrent = wish.text === text && wish.kind === kind && wish.gameServer === gameServer;
  return isRequested && isCurrent ? data : undefined;
}
