import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { type DeskVersion, getVersion, goBack, listVersions, planBack } from '../../fact-version-desk.contract.ts';
import { changesFacts, FACTS, liveFacts } from '../../ui/live-facts.ts';
import type { VersionPair } from '../version-list.params.ts';

const PAGE_ROWS = 50;

export const versionPages = defineLivePages({
  ...liveFacts,
  key: [...FACTS, 'versions'],
  read: (_: undefined, cursor: number | undefined, signal) =>
    call(listVersions, { query: { limit: PAGE_ROWS, cursor }, signal }),
  next: (page: readonly DeskVersion[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
});

interface Compared extends Pick<VersionPair, 'from'> {
  to: number;
}

/** Between two versions, which do not change; only the names of who changed a line may. */
export const versionDifference = defineLiveQuery({
  key: ({ from, to }: Compared) => [...FACTS, 'difference', to, from ?? null],
  endpoint: getVersion,
  request: ({ from, to }) => ({ params: { id: to }, query: { with: from } }),
});

interface Planned {
  version: number;
  scope: BackScope;
}

export const backPlan = defineLiveQuery({
  ...liveFacts,
  key: ({ version, scope }: Planned) => [...FACTS, 'back', version, scope],
  endpoint: planBack,
  request: ({ version, scope }) => ({ params: { id: version }, body: scope }),
});

export const backMutation = defineMutation(goBack, changesFacts);
