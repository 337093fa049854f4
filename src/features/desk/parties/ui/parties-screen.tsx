import { useState } from 'react';
import type { OperatorParty } from '#features/community/parties/operator-party.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useNow } from '#platform/client/use-now.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { playerPath } from '../../desk-paths.ts';
import { countSet } from '../../table/choice-field.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { OnlyThese } from '../../table/ui/only-these.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { type PartySearch, partyListFilter, partyListParams } from '../party-list.params.ts';
import { isRunning, partyState } from '../party-state.labels.ts';
import { partyMutations, partyPages } from './party-query.ts';

const PATH = '/operator/parties';

function State({ party, now }: { party: OperatorParty; now: number }) {
  return <Tag {...(!isRunning(party, now) && { tone: 'off' as const })}>{partyState(party, now)}</Tag>;
}

const partyList: DeskList<OperatorParty> = {
  label: '파티',
  path: PATH,
  columns: [
    { name: 'state', head: '상태', width: 124, cell: (party, { now }) => <State party={party} now={now} /> },
    {
      name: 'title',
      head: '제목과 파티장',
      cell: (party, { link }) => <TwoLines name={link(party.title)} quote={party.leaderName} />,
    },
    {
      name: 'seats',
      head: '자리',
      width: 72,
      isNumber: true,
      cell: ({ memberCount, seatCount }) => `${memberCount}/${seatCount}`,
    },
    {
      name: 'at',
      head: '올린 시각',
      width: 96,
      isNumber: true,
      isSecondary: true,
      cell: ({ createdAt }, { now }) => <span className="faint">{relativeTime(createdAt, now)}</span>,
    },
  ],
  phone: (party, now) => ({
    tag: <State party={party} now={now} />,
    name: party.title,
    age: relativeTime(party.createdAt, now),
    lines: [
      <span key="leader" className="meta">
        {party.leaderName} · {party.memberCount}/{party.seatCount}
      </span>,
    ],
  }),
  empty: '이 조건의 파티가 없습니다.',
  failed: '파티를 불러오지 못했습니다.',
};

function Meta({ search: { id, profileId } }: { search: PartySearch }) {
  if (id !== undefined) return <OnlyThese text={`파티 ${id}번만`} all={PATH} />;
  if (profileId !== undefined) return <OnlyThese text={`회원 ${profileId}의 파티만`} all={PATH} />;
  return '끝난 것까지, 새것부터';
}

/** The page 파티: parties in any state. One that is closed cannot be opened again. */
export default function PartiesScreen() {
  const [address] = useSearchParams();
  const { open: _, ...search } = partyListParams.read(address);
  const query = useLivePages(partyPages, search);
  const openRow = useOpenRow();
  const servers = useServerNames();
  const [answer, setAnswer] = useState('');
  return (
    <DeskTable
      list={partyList}
      query={query}
      name={`parties ${JSON.stringify(search)}`}
      head={<DeskHead title="파티" meta={<Meta search={search} />} />}
      filters={
        <DeskFilters
          action={PATH}
          label="파티 필터"
          params={partyListParams}
          preserve={['profileId']}
          count={countSet([search.gameServer])}
          first={<DeskStates of={partyListFilter} name="state" />}
        >
          {servers.filter && <DeskPick of={servers.filter} name="gameServer" />}
        </DeskFilters>
      }
      answer={answer}
      decides
      panel={(party) => (
        <PartyPanel
          key={party.id}
          party={party}
          onDone={() => {
            setAnswer(`파티 ${party.id}번을 닫았습니다.`);
            openRow.close();
          }}
        />
      )}
    />
  );
}

function PartyPanel({ party, onDone }: { party: OperatorParty; onDone: () => void }) {
  const { id, title, leaderId, leaderName, memberCount, seatCount, gameServer, createdAt, expiredAt } = party;
  const { closedAt, closedBy } = party;
  const now = useNow() ?? Date.now();
  const [isClosing, setClosing] = useState(false);
  const server = useServerNames().nameOf(gameServer);
  return (
    <DeskPanel
      title={`파티 ${id}`}
      tag={<State party={party} now={now} />}
      acts={
        closedBy !== 'operator' &&
        !isClosing && (
          <Button tone="primary" data-decide="" onClick={() => setClosing(true)}>
            <span>파티 닫기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
          </Button>
        )
      }
    >
      {isClosing && (
        <ReasonForm
          mutation={partyMutations.close}
          name={`party-close-${id}`}
          label="파티 닫기"
          sendingLabel="닫는 중"
          effects={[
            isRunning(party, now) ? '파티가 바로 끝나고, 있던 사람만 볼 수 있습니다' : '있던 사람만 볼 수 있습니다',
            '닫은 파티는 다시 열 수 없습니다',
          ]}
          toInput={(reason) => ({ params: { id }, body: { reason } })}
          onDone={onDone}
          onClose={() => setClosing(false)}
        />
      )}
      <KeyValues
        rows={[
          { label: '제목', value: title },
          { label: '공개 화면', value: <a href={`/party/${id}`}>파티 보기</a> },
          { label: '파티장', value: <a href={playerPath(leaderId)}>{leaderName}</a> },
          { label: '자리', value: `${memberCount}/${seatCount}` },
          ...(server === '' ? [] : [{ label: '서버', value: server }]),
          { label: '올린 시각', value: formatDateTime(createdAt) },
          { label: closedAt === null ? '끝나는 시각' : '닫은 시각', value: formatDateTime(closedAt ?? expiredAt) },
        ]}
      />
    </DeskPanel>
  );
}
