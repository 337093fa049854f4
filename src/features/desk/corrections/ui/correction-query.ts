import {
  decideCorrection,
  listCorrections,
  markCorrectionPresence,
  type OperatorCorrection,
} from '#features/content/corrections/correction.contract.ts';
import { correctionCursor } from '#features/content/corrections/correction-cursor.rules.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation, invalidate } from '#platform/client/live-query.ts';
import type { CorrectionSearch } from '../correction-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const CORRECTIONS = ['desk', 'corrections'];

export const correctionPages = defineLivePages({
  key: ({ state, entity, q }: CorrectionSearch) => [...CORRECTIONS, state, entity ?? '', q ?? ''],
  read: (search, cursor: string | undefined, signal) =>
    call(listCorrections, { query: { ...search, limit: PAGE_ROWS, cursor }, signal }),
  next(page: readonly OperatorCorrection[]) {
    const last = page.at(-1);
    return page.length < PAGE_ROWS || !last ? undefined : correctionCursor(last);
  },
  topics: [ownTopic],
  events: [deskChanged],
  group: () => CORRECTIONS,
  gatherMs: GATHER_MS,
});

export const correctionMutations = {
  decide: defineMutation(decideCorrection, { invalidates: () => [CORRECTIONS] }),
};

/** Reads again what another operator, or a release, may have changed. */
export function explainDecision(error: ApiError, usual: string): string {
  if (error.code !== 'CONFLICT') return usual;
  void invalidate(CORRECTIONS);
  return 'handled' in (error.data ?? {}) ? usual : '그사이 이 줄이 바뀌었습니다. 위의 지금 값을 보고 다시 눌러 주세요.';
}

export const markCorrection = (id: number) => call(markCorrectionPresence, { params: { id } });
