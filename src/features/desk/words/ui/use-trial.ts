import { useEffect, useState } from 'react';
import type { CorpusName, CorpusTrialAnswer } from '#features/people/moderation/word.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { textLength } from '#shared/text-length.ts';
import { useSettled } from '../../acts/ui/use-settled.ts';
import type { TypedRule } from '../word-effects.labels.ts';
import { wordTrial } from './word-query.ts';

const PATIENCE_MS = 400;
const MIN_LENGTH = 2;

export interface ShownTrial {
  readonly corpus: CorpusName;
  /** Undefined: nothing is tried yet. */
  readonly answer: CorpusTrialAnswer | undefined;
  readonly error: string | null;
  readonly isTrying: boolean;
  choose(corpus: CorpusName): void;
}

/** Tries what is typed while one types. */
export function useTrial({ pattern, ...rule }: TypedRule): ShownTrial {
  const [chosen, choose] = useState<CorpusName>();
  const corpus = chosen ?? (rule.scope === 'text' ? 'comments' : 'shouts');
  const typed = pattern.trim();
  const asked = useSettled({ rule: { ...rule, pattern: typed }, among: corpus }, PATIENCE_MS);
  const isLongEnough = textLength(asked.rule.pattern) >= MIN_LENGTH;
  const query = useLiveQuery(wordTrial, asked, { isEnabled: isLongEnough });
  const [last, setLast] = useState<CorpusTrialAnswer>();
  useEffect(() => {
    if (query.data) setLast(query.data);
  }, [query.data]);
  return {
    corpus,
    // While it is tried anew, what was found before stays.
    answer: isLongEnough && !query.error ? (query.data ?? last) : undefined,
    error: isLongEnough && query.error ? messageIn(query.error) : null,
    isTrying: isLongEnough && query.isFetching,
    choose,
  };
}

function messageIn(error: Error): string {
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.join(' ') || error.message;
}
