import { useState } from 'react';
import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { countSet } from '../../table/choice-field.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { OnlyThese } from '../../table/ui/only-these.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { type GuildSearch, guildListFilter, guildListParams } from '../guild-list.params.ts';
import { guildState } from '../guild-state.labels.ts';
import { GuildPanel } from './guild-panel.tsx';
import { guildMutations, guildPages } from './guild-query.ts';
import { HiddenPosts } from './hidden-posts.tsx';

const PATH = '/operator/guilds';

function State({ guild }: { guild: ReportedGuild }) {
  return <Tag {...(guildState(guild) !== '열림' && { tone: 'off' as const })}>{guildState(guild)}</Tag>;
}

function createList(serverName: (id: number) => string): DeskList<ReportedGuild> {
  return {
    label: '문파',
    path: PATH,
    columns: [
      { name: 'state', head: '상태', width: 84, cell: (guild) => <State guild={guild} /> },
      {
        name: 'name',
        head: '이름과 숨긴 사유',
        cell: (guild, { link }) => (
          <TwoLines name={link(guild.name)} about={serverName(guild.gameServer)} quote={guild.hiddenReason} />
        ),
      },
      {
        name: 'members',
        head: '문파원',
        width: 84,
        isNumber: true,
        cell: ({ memberCount }) => formatDigits(memberCount),
      },
      { name: 'id', head: '번호', width: 84, isNumber: true, isSecondary: true, cell: ({ id }) => id },
    ],
    phone: (guild) => ({
      tag: <State guild={guild} />,
      name: guild.name,
      age: `${formatDigits(guild.memberCount)}명`,
      lines: [
        <span key="reason" className="meta">
          {[serverName(guild.gameServer), guild.hiddenReason].filter(Boolean).join(' · ')}
        </span>,
      ],
    }),
    empty: '이 조건의 문파가 없습니다.',
    failed: '문파를 불러오지 못했습니다.',
  };
}

/** The page 문파: guilds in any state, and the posts of their boards that are hidden. */
export default function GuildsScreen() {
  const [address] = useSearchParams();
  const { open: _, shown, ...search } = guildListParams.read(address);
  return shown === 'posts' ? <HiddenPosts filters={<Filters isShort />} /> : <Guilds search={search} />;
}

/** @param isShort of the list of posts, which has nothing else to choose */
function Filters({ isShort = false, count = 0 }: { isShort?: boolean; count?: number }) {
  const servers = useServerNames();
  const first = <DeskStates of={guildListFilter} name="shown" />;
  const form = { action: PATH, label: '문파 필터', params: guildListParams, count };
  if (isShort) return <DeskFilters {...form} first={first} />;
  return (
    <DeskFilters
      {...form}
      first={
        <>
          <DeskWords of={guildListFilter} name="q" />
          {first}
        </>
      }
    >
      <DeskPick of={guildListFilter} name="hidden" />
      {servers.filter && <DeskPick of={servers.filter} name="gameServer" />}
    </DeskFilters>
  );
}

function Meta({ id }: { id: number | undefined }) {
  if (id === undefined) return '닫은 것과 숨긴 것까지, 새것부터';
  return <OnlyThese text={`문파 ${id}번만`} all={PATH} />;
}

function Guilds({ search }: { search: GuildSearch }) {
  const query = useLivePages(guildPages, search);
  const openRow = useOpenRow();
  const servers = useServerNames();
  const act = useAct();
  const [answer, setAnswer] = useState('');
  function close(text: string): void {
    setAnswer(text);
    openRow.close();
  }
  async function takeBack({ id, name, hiddenAt }: ReportedGuild): Promise<void> {
    if (hiddenAt === null) setAnswer('숨긴 문파가 아닙니다.');
    else if (await act.run(guildMutations.show, { params: { id } })) setAnswer(`문파 ${name} 다시 보임`);
  }
  return (
    <DeskTable
      list={createList(servers.nameOf)}
      query={query}
      name={`guilds ${JSON.stringify(search)}`}
      head={<DeskHead title="문파" meta={<Meta id={search.id} />} />}
      filters={<Filters count={countSet([search.hidden, search.gameServer])} />}
      answer={act.error ?? answer}
      takeBack={(guild) => void takeBack(guild)}
      decides
      panel={(guild) => <GuildPanel key={guild.id} guild={guild} onDone={close} />}
    />
  );
}
