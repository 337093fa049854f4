import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { textLength } from '#shared/text-length.ts';
import { type Keyword, previewKeyword } from '../keyword.contract.ts';
import { MIN_KEYWORD_LENGTH } from '../keyword.limits.ts';

const PAUSE_MS = 500;

type Input = Pick<Keyword, 'text' | 'kind' | 'gameServer'>;

/** Counts past hits once typing pauses; undefined: not requested yet. */
export function usePreview({ text, kind, gameServer }: Input) {
  const [input, setInput] = useState<Input>({ text, kind, gameServer });
  useEffect(() => {
    const timer = setTimeout(() => setInput({ text, kind, gameServer }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, kind, gameServer]);
  const isRequested = textLength(input.text) >= MIN_KEYWORD_LENGTH;
  const { data } = useQuery(
    {
      queryKey: ['keyword-preview', input],
      queryFn: ({ signal }) =>
        call(previewKeyword, {
          query: { text: input.text, kind: input.kind ?? undefined, gameServer: input.gameServer ?? undefined },
          signal,
        }),
      enabled: isRequested,
      retry: false,
    },
    queryClient,
  );
  const isCurrent = input.text === text && input.kind === kind && input.gameServer === gameServer;
  return isRequested && isCurrent ? data : undefined;
}
