import { useState } from 'react';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { OPERATOR_LEVEL, urlOf } from '#shared/endpoint.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import columns from '../../../table/ui/columns.module.css';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import { basesText } from '../../bases/base.labels.ts';
import { factBases } from '../../bases/ui/base-query.ts';
import { getOverridesFile } from '../../fact-import-desk.contract.ts';
import type { DeskVersion } from '../../fact-version-desk.contract.ts';
import { BASES_PATH } from '../../facts-paths.ts';
import { versionParams } from '../version-list.params.ts';
import { ComparedVersions } from './compared-versions.tsx';
import { VersionList } from './version-list.tsx';
import { versionPages } from './version-query.ts';
import css from './versions.module.css';

/** The page 버전: what became of the facts, and the way back. */
export default function VersionsScreen() {
  const query = useLivePages(versionPages, undefined);
  const [result, setResult] = useState('');
  const last = query.data?.[0];
  return (
    <>
      <VersionsHead last={last} />
      <p className="said" role="status">
        {result}
      </p>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={8} className="t two" />}
        failed="버전을 불러오지 못했습니다."
        empty={
          <Panel>
            <EmptyState icon="goods/scroll-unfurled" text="버전이 없습니다." />
          </Panel>
        }
      >
        {(versions) => (
          <Versions
            versions={versions}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            onDone={setResult}
          />
        )}
      </QueryStates>
    </>
  );
}

function VersionsHead({ last }: { last: DeskVersion | undefined }) {
  const isAdministrator = useOwnLevel() === OPERATOR_LEVEL.administrator;
  const { data: bases } = useLiveQuery(factBases, undefined, { isEnabled: isAdministrator });
  const meta = [...(last ? [`지금 ${last.id}`] : []), ...(bases ? [basesText(bases)] : [])].join(' · ');
  return (
    <DeskHead title="버전" meta={meta}>
      {isAdministrator && (
        <ButtonLink size="sm" href={BASES_PATH}>
          기본값 관리
        </ButtonLink>
      )}
      <a className="btn sm" href={urlOf(getOverridesFile)} download="">
        <DownloadIcon size={14} /> 고친 값만 받기
      </a>
    </DeskHead>
  );
}

interface VersionsProps {
  versions: readonly DeskVersion[];
  onMore: (() => void) | undefined;
  onDone: (text: string) => void;
}

function Versions({ versions, onMore, onDone }: VersionsProps) {
  const [search] = useSearchParams();
  const pair = versionParams.read(search);
  const newer = pair.to ?? versions[0]?.id ?? 0;
  const older = pair.from ?? versions.find(({ id }) => id < newer)?.id;
  return (
    <div className={`${columns.columns} ${css.columns}`}>
      <div className={`stack ${css.compared}`}>
        <ComparedVersions key={`${newer} ${older}`} {...{ versions, newer, onDone }} older={pair.from} />
      </div>
      <VersionList {...{ versions, newer, older, onMore }} />
    </div>
  );
}
