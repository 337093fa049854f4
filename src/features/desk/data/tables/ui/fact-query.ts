import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { callPage } from '#platform/client/call-page.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import type { CallInput } from '#shared/endpoint.ts';
import { checkEdits, saveEdits } from '../../fact-change-desk.contract.ts';
import { countFactRows, getFactRow, listFactRows } from '../../fact-row-desk.contract.ts';
import { changesFacts, FACTS, liveFacts } from '../../ui/live-facts.ts';
import type { FactSearch } from '../fact-list.params.ts';

/** The edit set stands below the table, within reach. */
const PAGE_ROWS = 25;
const MAX_SOURCES = 100;
const FRESH_MS = 60_000;
const live = { ...liveFacts, group: () => FACTS };

export const factPages = defineLivePages({
  ...live,
  key: ({ entity, ...search }: FactSearch) => [...FACTS, entity, 'rows', search],
  read: ({ entity, q, state, of, sort }, cursor: string | undefined, signal) =>
    callPage(listFactRows, {
      params: { entity },
      query: { limit: PAGE_ROWS, cursor, q, sort, ...of, ...(state && { [state]: 'true' as const }) },
      signal,
    }),
  next: ({ next }) => next,
});

export const factCounts = defineLiveQuery({
  ...live,
  key: [...FACTS, 'counts'],
  endpoint: countFactRows,
  request: () => ({}),
});

interface Place {
  entity: EntityName;
  id: number;
}

export const factRow = defineLiveQuery({
  ...live,
  key: ({ entity, id }: Place) => [...FACTS, entity, 'one', id],
  endpoint: getFactRow,
  request: ({ entity, id }) => ({ params: { entity, id } }),
});

/** The sources of the facts, of which one is named with a set. */
export const factSources = defineLiveQuery({
  key: [...FACTS, 'sources'],
  endpoint: listFactRows,
  request: () => ({ params: { entity: 'sources' as const }, query: { limit: MAX_SOURCES } }),
  staleTime: FRESH_MS,
});

export type CheckBody = NonNullable<CallInput<typeof checkEdits>['body']>;

export const editsVerdict = defineLiveQuery({
  ...live,
  key: (body: CheckBody) => [...FACTS, 'check', body],
  endpoint: checkEdits,
  request: (body) => ({ body }),
  retry: false,
});

export const applyEdits = defineMutation(saveEdits, changesFacts);
