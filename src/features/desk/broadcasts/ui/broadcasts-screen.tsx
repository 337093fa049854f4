import { useState } from 'react';
import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import { channelLabel } from '#features/community/broadcasts/broadcast.labels.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Tag } from '#ui/components/tag.tsx';
import { ReasonBulk } from '../../acts/ui/reason-bulk.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { countSet } from '../../table/choice-field.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import type { Bulk } from '../../table/ui/table-head.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { shoutFilter, shoutListParams } from '../broadcast-list.params.ts';
import { isHiddenByHand, shoutState } from '../shout-state.labels.ts';
import { MutedPanel } from './muted-panel.tsx';
import { ShoutPanel } from './shout-panel.tsx';
import { mutedNames, shoutMutations, shoutPages } from './shout-query.ts';

function State({ shout }: { shout: OperatorBroadcast }) {
  const tone = shout.hiddenBy === 'rule' ? 'warn' : 'off';
  return <Tag {...(shout.hiddenBy !== null && { tone })}>{shoutState(shout)}</Tag>;
}

function toPlace({ gameServer, channel }: OperatorBroadcast, serverName: (id: number) => string): string {
  return [serverName(gameServer), channelLabel(channel)].filter(Boolean).join(' · ');
}

function createList(serverName: (id: number) => string): DeskList<OperatorBroadcast> {
  return {
    label: '외침',
    path: '/operator/broadcasts',
    columns: [
      { name: 'state', head: '상태', width: 108, cell: (shout) => <State shout={shout} /> },
      {
        name: 'shout',
        head: '이름과 외침',
        cell: (shout, { link }) => <TwoLines name={link(shout.name)} quote={shout.original} />,
      },
      { name: 'place', head: '곳', width: 128, isSecondary: true, cell: (shout) => toPlace(shout, serverName) },
      {
        name: 'at',
        head: '시각',
        width: 96,
        isNumber: true,
        cell: ({ createdAt }, { now }) => <span className="faint">{relativeTime(createdAt, now)}</span>,
      },
    ],
    phone: (shout, now) => ({
      tag: <State shout={shout} />,
      name: shout.name,
      age: relativeTime(shout.createdAt, now),
      lines: [
        <span key="shout">{shout.original}</span>,
        <span key="place" className="meta">
          {toPlace(shout, serverName)}
        </span>,
      ],
    }),
    empty: '이 조건의 외침이 없습니다.',
    failed: '외침을 불러오지 못했습니다.',
  };
}

const ACTS = [
  { action: 'hide', label: '숨기기', done: '숨겼습니다' },
  { action: 'show', label: '다시 보이기', done: '다시 보이게 했습니다' },
] as const;

/** The page 외침: what the game shouted, with what is hidden and why, and the names that are muted. */
export default function BroadcastsScreen() {
  const [address] = useSearchParams();
  const { hidden, name, gameServer } = shoutListParams.read(address);
  const query = useLivePages(shoutPages, { hidden, name, gameServer });
  const { data: muted = [] } = useLiveQuery(mutedNames);
  const openRow = useOpenRow();
  const servers = useServerNames();
  const act = useAct();
  const [answer, setAnswer] = useState('');
  function close(text: string): void {
    setAnswer(text);
    openRow.close();
  }
  const bulk: Bulk<OperatorBroadcast> = {
    acts: (rows, untick) => (
      <ReasonBulk
        name="broadcasts"
        mutation={shoutMutations.changeMany}
        ids={rows.map(({ id }) => id)}
        acts={ACTS}
        toInput={(action, reason) => ({ body: { ids: rows.map(({ id }) => id), action, reason } })}
        onDone={(text) => {
          untick();
          close(text);
        }}
      />
    ),
  };
  async function takeBack(shout: OperatorBroadcast): Promise<void> {
    if (!isHiddenByHand(shout)) return setAnswer('숨긴 외침이 아닙니다.');
    const isDone = await act.run(shoutMutations.show, { params: { id: shout.id } });
    if (isDone) setAnswer('외침이 다시 보입니다.');
  }
  return (
    <DeskTable
      list={createList(servers.nameOf)}
      query={query}
      name={`broadcasts ${hidden ?? ''} ${name ?? ''} ${gameServer ?? 0}`}
      head={<DeskHead title="외침" meta="숨긴 것까지, 새것부터" />}
      filters={
        <DeskFilters
          action="/operator/broadcasts"
          label="외침 필터"
          params={shoutListParams}
          count={countSet([gameServer])}
          first={
            <>
              <DeskWords of={shoutFilter} name="name" />
              <DeskStates of={shoutFilter} name="hidden" />
            </>
          }
        >
          {servers.filter && <DeskPick of={servers.filter} name="gameServer" />}
        </DeskFilters>
      }
      bulk={bulk}
      answer={act.error ?? answer}
      takeBack={(shout) => void takeBack(shout)}
      decides
      panel={(shout) => <ShoutPanel key={shout.id} shout={shout} onDone={close} />}
      beside={muted.length > 0 && <MutedPanel muted={muted} onDone={setAnswer} />}
    />
  );
}
