import { useState } from 'react';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { getVersion, listVersions } from '../../articles/article-writing.contract.ts';
import { Comparison } from './comparison.tsx';
import css from './desk.module.css';

interface VersionAddress {
  collection: CollectionName;
  id: string;
  version: number;
}

/** The list grows with the present version. */
const articleVersions = defineLiveQuery({
  key: ({ collection, id, version }: VersionAddress) => ['article-versions', collection, id, version],
  endpoint: listVersions,
  request: ({ collection, id }) => ({ params: { collection, id } }),
});

const articleVersion = defineLiveQuery({
  key: ({ collection, id, version }: VersionAddress) => ['article-version', collection, id, version],
  endpoint: getVersion,
  request: (params) => ({ params }),
});

interface HistoryPanelProps {
  collection: CollectionName;
  id: string;
  version: number;
  /** Returns the present contents of the editor. */
  current(): { title: string; document: unknown };
  onRestore(version: number): void;
}

/** Shows 지난 버전: authors, times and texts of versions, with the way to restore one. */
export function HistoryPanel({ collection, id, version, current, onRestore }: HistoryPanelProps) {
  const [shown, setShown] = useState<number>();
  const query = useLiveQuery(articleVersions, { collection, id, version });
  const old = useLiveQuery(articleVersion, { collection, id, version: shown ?? 0 }, { isEnabled: shown !== undefined });
  return (
    <Panel title="지난 버전">
      <QueryStates query={query} skeleton={<Skeleton rows={3} />} failed="지난 버전을 불러오지 못했습니다.">
        {(versions) => (
          <ul className={css.versions}>
            {versions.map((one) => (
              <li key={one.version} className={css.version}>
                <b>버전 {one.version}</b>
                <span className="meta">
                  {formatDateTime(one.at)} ·{' '}
                  <span className="own-text">{one.author?.name ?? '사이트와 함께 온 글'}</span>
                </span>
                {one.isEmptied ? (
                  <span className="meta">삭제된 버전</span>
                ) : (
                  <Button size="sm" onClick={() => setShown(one.version === shown ? undefined : one.version)}>
                    {one.version === shown ? '접기' : '지금 글과 비교'}
                  </Button>
                )}
                {!one.isEmptied && one.version !== version && (
                  <Button size="sm" onClick={() => onRestore(one.version)}>
                    이 버전으로 되돌리기
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {shown !== undefined && old.data?.document && (
        <Comparison
          before={{ title: `버전 ${shown}: ${old.data.title}`, document: old.data.document }}
          after={{ ...current(), title: `지금: ${current().title}` }}
        />
      )}
    </Panel>
  );
}
