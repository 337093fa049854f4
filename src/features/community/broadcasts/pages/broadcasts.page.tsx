import type { ReactNode } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { readBroadcastsQuery } from '../broadcast.params.ts';
import { BroadcastFilters } from '../ui/broadcast-filters.tsx';
import { BroadcastList } from '../ui/broadcast-list.tsx';
import { HeatPanel } from '../ui/heat-panel.tsx';
import type { load } from './broadcasts.loader.ts';

/** Tells operators that no collector is connected, and how to set one up. */
function CollectorSetup() {
  const state = useMe();
  if (state.status !== 'in' || !state.me?.isOperator) return null;
  return (
    <Panel title="운영자에게">
      <p className="pad small dim">
        아직 사자후를 수집하지 않습니다. 수집하려면 BROADCAST_INGEST_KEY에 키를 넣고, 그 키로 사자후를 보내는 수집기를
        돌려 주세요. 설정 방법과 수집기 만드는 법은 운영 문서(docs/operations.md) 8.2에 있습니다.
      </p>
    </Panel>
  );
}

export default function BroadcastsPage({ keywords }: { keywords: ReactNode }) {
  'use memo';
  const data = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readBroadcastsQuery(search);
  const { gameServers } = useSite();
  // Pages of all servers name only servers other than the default one.
  const servers = query.filter.gameServer === undefined ? gameServers.slice(1) : [];
  return (
    <>
      <PageMeta title="사자후" description="바람의나라 클래식의 사자후를 채널, 종류, 내용으로 찾습니다." />
      <PageHead
        title="사자후"
        crumbs={[{ label: '홈', href: '/' }, { label: '사자후' }]}
        lead="게임 사자후를 그대로 보여 줍니다. 시세에는 넣지 않습니다."
      />
      <div className="stack">
        <BroadcastFilters
          query={query}
          search={search}
          channels={data.heat.channels.map(({ channel }) => channel)}
          item={data.item}
        />
        <div className={`cols ${sideBelow.columns}`}>
          <BroadcastList
            data={data}
            query={query}
            search={search}
            servers={Object.fromEntries(servers.map(({ id, name }) => [id, name]))}
          />
          <div className="stack">
            {keywords}
            <HeatPanel heat={data.heat} />
          </div>
        </div>
        {!data.isFed && <CollectorSetup />}
      </div>
    </>
  );
}
