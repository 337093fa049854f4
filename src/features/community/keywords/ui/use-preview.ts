import { useEffect, useState } from 'react';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { textLength } from '#shared/text-length.ts';
import { type Keyword, MIN_KEYWORD_LENGTH, previewKeyword } from '../keyword.contract.ts';

const PAUSE_MS = 500;

type Input = Pick<Keyword, 'text' | 'kind' | 'gameServer'>;

const preview = defineLiveQuery({
  key: (input: Input) => ['keyword-preview', input],
  endpoint: previewKeyword,
  request: ({ text, kind, gameServer }) => ({
    query: { text, kind: kind ?? undefined, gameServer: gameServer ?? undefined },
  }),
  retry: false,
});

/** Counts past hits once typing pauses; undefined: not requested yet. */
export function usePreview({ text, kind, gameServer }: Input) {
  const [input, setInput] = useState<Input>({ text, kind, gameServer });
  useEffect(() => {
    const timer = setTimeout(() => setInput({ text, kind, gameServer }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, kind, gameServer]);
  const isRequested = textLength(input.text) >= MIN_KEYWORD_LENGTH;
  const { data } = useLiveQuery(preview, input, { isEnabled: isRequested });
  const isCurrent = input.text === text && input.kind === kind && input.gameServer === gameServer;
  return isRequested && isCurrent ? data : undefined;
}
