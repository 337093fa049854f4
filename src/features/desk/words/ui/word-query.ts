import {
  addWordRule,
  type CorpusName,
  type CorpusTrialAnswer,
  changeWordRule,
  deleteWordRule,
  listWordRules,
  type NewWordRule,
  tryWords,
} from '#features/people/moderation/word.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';

const WORDS = ['desk', 'words'];
/** A trial of a moment ago is shown again without a request. */
const FRESH_MS = 30_000;

export const wordRules = defineLiveQuery({
  key: WORDS,
  endpoint: listWordRules,
  request: () => ({}),
  topics: [ownTopic],
  events: [{ matches: (event) => deskChanged.matches(event) && event.data.kind === 'word' }],
});

/** The rules that hit a sentence. */
export const wordsInText = defineLiveQuery({
  key: (text: string) => [...WORDS, 'in', text],
  async read(text, signal) {
    const answer = await call(tryWords, { body: { text }, signal });
    return 'found' in answer ? answer.found : [];
  },
  retry: false,
  staleTime: FRESH_MS,
});

interface Trial {
  rule: NewWordRule;
  among: CorpusName;
}

/** Reads what a rule that is not saved hits among the newest texts. */
export const wordTrial = defineLiveQuery({
  key: ({ rule, among }: Trial) => [...WORDS, 'trial', among, rule],
  async read(body, signal): Promise<CorpusTrialAnswer> {
    const answer = await call(tryWords, { body, signal });
    return 'among' in answer ? answer : { count: 0, among: 0, hits: [], saved: [] };
  },
  retry: false,
  staleTime: FRESH_MS,
});

const renewed = { invalidates: () => [WORDS] };
export const wordMutations = {
  add: defineMutation(addWordRule, renewed),
  change: defineMutation(changeWordRule, renewed),
  remove: defineMutation(deleteWordRule, renewed),
};

/** For a form's `explain`: what another operator has done with the rule comes beside what is typed. */
export function explainWord({ data, code }: ApiError, usual: string): string {
  if (data.reason === 'CHANGED' || code === 'NOT_FOUND') void invalidate(WORDS);
  return usual;
}
