import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { listFactRows } from '../../fact-row-desk.contract.ts';
import { FACTS } from '../../ui/live-facts.ts';

const FOUND = 8;
const MOST_SOURCES = 100;
const FRESH_MS = 60_000;

interface Search {
  entity: EntityName;
  q: string;
}

/** Rows by name, initial consonants or number. */
export const rowsNamed = defineLiveQuery({
  key: ({ entity, q }: Search) => [...FACTS, 'named', entity, q],
  endpoint: listFactRows,
  request: ({ entity, q }) => ({ params: { entity }, query: { q, limit: FOUND } }),
  staleTime: FRESH_MS,
});

const sources = defineLiveQuery({
  key: [...FACTS, 'sources'],
  endpoint: listFactRows,
  request: () => ({ params: { entity: 'sources' }, query: { limit: MOST_SOURCES } }),
  staleTime: FRESH_MS,
});

/** They ship with the site, whatever was read. */
const STANDING: readonly SourceTitle[] = [
  { code: 'operator', title: '운영자 확인' },
  { code: 'report', title: '제보' },
];

interface SourceTitle {
  readonly code: string;
  readonly title: string;
}

interface Sources {
  readonly all: readonly SourceTitle[];
  titleFor(code: string): string;
}

/** The sources by which values are known, `operator` and `report` first. */
export function useSources(): Sources {
  const { data = [] } = useLiveQuery(sources);
  const others = data.flatMap(({ name, values }) =>
    typeof values.id === 'string' && STANDING.every(({ code }) => code !== values.id)
      ? [{ code: values.id, title: name }]
      : [],
  );
  const all = [...STANDING, ...others];
  return { all, titleFor: (code) => all.find((one) => one.code === code)?.title ?? code };
}
