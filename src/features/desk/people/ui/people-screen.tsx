import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { playerFilter, playerListParams, readPlayerListSearch } from '../player-list.params.ts';
import { formerNamesText } from '../player-row.labels.ts';
import { PlayerPanel } from './player-panel.tsx';
import { type PlayerRow, playerPages } from './player-query.ts';
import { hasTags, PlayerTags } from './player-tags.tsx';

const playerList: DeskList<PlayerRow> = {
  label: '회원',
  path: '/operator/people',
  columns: [
    {
      name: 'name',
      head: '이름',
      cell: (player, { link }) => <TwoLines name={link(player.name)} quote={formerNamesText(player)} />,
    },
    { name: 'state', head: '상태', width: 236, cell: (player, { now }) => <PlayerTags player={player} now={now} /> },
    { name: 'id', head: '번호', width: 96, isNumber: true, isSecondary: true, cell: ({ profileId }) => profileId },
    {
      name: 'since',
      head: '가입',
      width: 116,
      isNumber: true,
      isSecondary: true,
      cell: ({ createdAt }) => <span className="faint">{formatShortDate(createdAt)}</span>,
    },
  ],
  phone: (player, now) => ({
    name: player.name,
    age: <span className="faint">{player.profileId}</span>,
    lines: [
      ...(hasTags(player, now) ? [<PlayerTags key="tags" player={player} now={now} />] : []),
      <span key="since" className="meta">
        {[`${formatShortDate(player.createdAt)} 가입`, formerNamesText(player)].filter(Boolean).join(' · ')}
      </span>,
    ],
  }),
  empty: '찾는 회원이 없습니다.',
  failed: '회원을 불러오지 못했습니다.',
};

/** The page 회원: every player, by the beginning of a present or former name, by number, or the newest first. */
export default function PeopleScreen() {
  const [address] = useSearchParams();
  const search = readPlayerListSearch(address);
  const query = useLivePages(playerPages, search);
  return (
    <DeskTable
      list={playerList}
      query={query}
      name={`people ${search.state ?? ''} ${search.q ?? ''}`}
      head={<DeskHead title="회원" meta={search.q === undefined ? '최근 가입한 사람부터' : '이름순'} />}
      filters={
        <DeskFilters
          action={playerList.path}
          label="회원 필터"
          params={playerListParams}
          count={search.state === undefined ? 0 : 1}
          first={<DeskWords of={playerFilter} name="q" />}
        >
          <DeskPick of={playerFilter} name="state" />
        </DeskFilters>
      }
      decides
      panel={(player) => <PlayerPanel key={player.id} player={player} />}
    />
  );
}
