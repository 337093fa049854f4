import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { partiesParams, readPartiesQuery } from '../party.params.ts';
import css from '../ui/parties.module.css';
import { PartyFilters } from '../ui/party-filters.tsx';
import { PartyList, SidePanels } from '../ui/party-list.tsx';
import type { load } from './parties.loader.ts';

const PartyForm = partOnDemand(() => import('../ui/form/party-form.tsx'));

const never = () => () => undefined;

/** It has the form's height from the start, because the form depends on the visitor and loads after the page. */
function FormPlace({ kind }: { kind: 'new' | 'own' }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={css.formPlace}>
      <noscript>
        <p className="note bad">파티를 만드는 데는 자바스크립트가 필요합니다. 목록은 그대로 볼 수 있습니다.</p>
      </noscript>
      {isAlive && (
        <Suspense>
          <PartyForm key={kind} kind={kind} />
        </Suspense>
      )}
    </div>
  );
}

interface PartiesPageProps {
  /** Part about the visitor's own party. */
  own: ReactNode;
}

export default function PartiesPage({ own }: PartiesPageProps) {
  'use memo';
  const data = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readPartiesQuery(search);
  const { gameServers } = useSite();
  // Pages of all servers name only servers other than the default one.
  const servers = query.filter.gameServer === undefined ? gameServers.slice(1) : [];
  const formHref = partiesParams.href('/party', search, { form: 'new' });
  return (
    <>
      <PageMeta
        title="파티"
        description="지금 모집 중인 바람의나라 클래식 파티입니다. 사냥터, 빈자리, 레벨로 찾고 참가를 요청합니다."
      />
      <PageHead
        title="파티"
        crumbs={[{ label: '홈', href: '/' }, { label: '파티' }]}
        actions={
          // The open form has a button of its own.
          query.form === undefined && (
            <a className="btn primary wide" href={formHref}>
              <PlusIcon />
              파티 만들기
            </a>
          )
        }
      />
      <div className="stack">
        {query.form && <FormPlace kind={query.form} />}
        <PartyFilters query={query} search={search} counts={data.counts} dungeon={data.dungeon} />
        <div className={css.cols}>
          <PartyList
            data={data}
            query={query}
            search={search}
            servers={Object.fromEntries(servers.map(({ id, name }) => [id, name]))}
          />
          {own}
          <SidePanels moving={data.moving} shouts={data.shouts} />
        </div>
      </div>
      {query.form === undefined && (
        <ActionBar>
          <ButtonLink tone="primary" href={formHref}>
            파티 만들기
          </ButtonLink>
        </ActionBar>
      )}
    </>
  );
}
