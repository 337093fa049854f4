import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { callPage } from '#platform/client/call-page.ts';
import { defineLivePages, defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';
import type { CallInput } from '#shared/endpoint.ts';
import {
  addRow,
  checkEdits,
  confirmDoubt,
  removeRow,
  returnRow,
  saveEdits,
  unsetField,
} from '../../fact-change-desk.contract.ts';
import { decideConflicts, listConflicts } from '../../fact-conflict-desk.contract.ts';
import { getFactRow, listFactRows } from '../../fact-row-desk.contract.ts';
import { goBack } from '../../fact-version-desk.contract.ts';
import { FACTS, liveFacts } from '../../ui/live-facts.ts';

const LIST_ROWS = 50;
/** A verdict of a moment ago is shown again without a request. */
const FRESH_MS = 10_000;

const live = { ...liveFacts, group: () => FACTS };

interface Place {
  entity: EntityName;
  id: number;
}

export const rowDetail = defineLiveQuery({
  ...live,
  key: ({ entity, id }: Place) => [...FACTS, entity, 'one', id],
  endpoint: getFactRow,
  request: ({ entity, id }) => ({ params: { entity, id } }),
});

export type RowState = '' | 'overridden' | 'conflict';

interface RowSearch {
  entity: EntityName;
  q: string;
  state: RowState;
}

/** The rows of the entity beside the open one. */
export const rowsBeside = defineLivePages({
  ...live,
  key: ({ entity, q, state }: RowSearch) => [...FACTS, entity, 'beside', q, state],
  read: ({ entity, q, state }, cursor: string | undefined, signal) =>
    callPage(listFactRows, {
      params: { entity },
      query: { limit: LIST_ROWS, cursor, ...(q !== '' && { q }), ...(state !== '' && { [state]: 'true' as const }) },
      signal,
    }),
  next: ({ next }) => next,
});

export const conflicts = defineLiveQuery({
  ...live,
  key: [...FACTS, 'conflicts'],
  endpoint: listConflicts,
  request: () => ({}),
});

export type CheckBody = NonNullable<CallInput<typeof checkEdits>['body']>;

/** The whole check of edits that are not saved. */
export const editsVerdict = defineLiveQuery({
  key: (body: CheckBody) => [...FACTS, 'check', body],
  endpoint: checkEdits,
  request: (body) => ({ body }),
  retry: false,
  staleTime: FRESH_MS,
});

const renewed = { invalidates: () => [FACTS], isAwaited: true };
export const rowMutations = {
  save: defineMutation(saveEdits, renewed),
  add: defineMutation(addRow, renewed),
  remove: defineMutation(removeRow, renewed),
  return: defineMutation(returnRow, renewed),
  unset: defineMutation(unsetField, renewed),
  back: defineMutation(goBack, renewed),
  decide: defineMutation(decideConflicts, renewed),
  confirm: defineMutation(confirmDoubt, renewed),
};

/** Reads again what another operator has changed, which then stands beside what is typed. */
export function explainChange({ data, code }: ApiError, usual: string): string {
  if (data.reason === 'CHANGED' || code === 'NOT_FOUND') void invalidate(FACTS);
  return data.reason === 'CHANGED'
    ? '다른 운영자가 먼저 바꾸었습니다. 입력한 값은 그대로 있습니다. 확인하고 다시 눌러 주세요.'
    : usual;
}
