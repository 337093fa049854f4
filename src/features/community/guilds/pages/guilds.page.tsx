import { LaterPart } from '#platform/client/later-part.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta, type SchemaThing } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { guildPath } from '../guild.labels.ts';
import { guildsParams, readGuildsQuery } from '../guild-page.params.ts';
import { GuildFilters } from '../ui/guild-filters.tsx';
import { GuildList } from '../ui/guild-list.tsx';
import css from '../ui/guilds.module.css';
import { JoiningPanel } from '../ui/joining-panel.tsx';
import type { load } from './guilds.loader.ts';

/** It is the same for everybody until its body is loaded and knows the visitor. This device remembers its height. */
function OwnGuildPanel() {
  return (
    <Panel title="내 문파" id="mine">
      <div className={css.ownBody}>
        <LaterPart load={() => import('../ui/own/own-panel-body.tsx')}>
          <p className="pad small dim">들어간 문파와 보낸 신청이 여기에 보입니다.</p>
        </LaterPart>
      </div>
    </Panel>
  );
}

/** @public Read by the list of pages. */
export const params = guildsParams;

export default function GuildsPage() {
  'use memo';
  const data = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readGuildsQuery(search);
  const { gameServers, origin } = useSite();
  // Pages of all servers name only servers other than the default one.
  const servers = query.filter.gameServer === undefined ? gameServers.slice(1) : [];
  return (
    <>
      <PageMeta
        title="문파"
        description="바람의나라 클래식 문파를 이름과 직업, 레벨로 찾고 가입을 신청합니다."
        jsonLd={import.meta.env.SSR && [listThing(data, origin)]}
      />
      <PageHead
        title="문파"
        crumbs={[{ label: '홈', href: '/' }, { label: '문파' }]}
        actions={
          <a className="btn primary wide" href="/guilds/new">
            <PlusIcon />
            문파 만들기
          </a>
        }
      />
      <div className="stack">
        <GuildFilters query={query} />
        <div className={`cols ${sideBelow.columns}`}>
          <GuildList
            data={data}
            query={query}
            search={search}
            servers={Object.fromEntries(servers.map(({ id, name }) => [id, name]))}
          />
          <div className="stack">
            <OwnGuildPanel />
            <JoiningPanel />
          </div>
        </div>
      </div>
      <ActionBar>
        <ButtonLink tone="primary" href="/guilds/new">
          문파 만들기
        </ButtonLink>
      </ActionBar>
    </>
  );
}

function listThing({ rows }: ReturnType<typeof usePageData<typeof load>>, origin: string): SchemaThing {
  const itemListElement = rows.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + guildPath(id),
  }));
  return { '@type': 'ItemList', itemListElement };
}
