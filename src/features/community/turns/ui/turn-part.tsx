import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { ownTopic } from '#features/people/people.topics.ts';
import { gradeClass } from '#features/people/profiles/profile.labels.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { MoreIcon } from '#ui/icons/menu-icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { Menu } from '#ui/overlay/lazy.ts';
import { partyEventTypes } from '../../parties/party.events.ts';
import ownCss from '../../parties/ui/own/own.module.css';
import { renewOwnParties } from '../../parties/ui/own/renew-own-parties.ts';
import { type Act, useAct } from '../../ui/use-act.ts';
import {
  advanceTurnOrder,
  changeTurnOrder,
  createTurnOrder,
  deleteTurnOrder,
  joinTurnOrder,
  leaveTurnOrder,
  type TurnEntry,
  type TurnOrder,
} from '../turn.contract.ts';
import { turnEventTypes } from '../turn.events.ts';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '../turn.limits.ts';
import { can, type TurnRole } from '../turn.policy.ts';
import { waitingOf } from '../turn.rules.ts';
import { TURN_MODE } from '../turn-codes.ts';
import { TURN_MODE_NAMES, TURN_STATE_NAMES } from '../turn-text.labels.ts';
import { renewTurns, turnQuery } from './turn-query.ts';
import css from './turns.module.css';

const ConfirmDialog = lazy(() => import('../../parties/ui/own/confirm-dialog.tsx'));

export interface TurnPartProps {
  partyId: number;
  /** The title of a turn order that is begun anew. */
  place: string;
  profileId: number;
  isLeader: boolean;
}

/** Whose turn it is, for those in the party. */
export default function TurnPart({ partyId, place, profileId, isLeader }: TurnPartProps) {
  useLive([ownTopic], (event) => {
    const isOfTurns = turnEventTypes.own.matches(event) || partyEventTypes.own.matches(event);
    if (event.type === 'resync' || isOfTurns) void renewTurns(partyId);
  });
  const query = useQuery({ ...turnQuery(partyId), retry: false }, queryClient);
  const role: TurnRole = isLeader ? 'leader' : 'member';
  return (
    <section aria-label="순번표">
      <QueryStates query={query} skeleton={<Skeleton rows={2} />} failed="순번표를 가져오지 못했습니다.">
        {([order]) =>
          order ? (
            <Turns order={order} role={role} profileId={profileId} />
          ) : (
            <NoTurns partyId={partyId} place={place} role={role} />
          )
        }
      </QueryStates>
    </section>
  );
}

function NoTurns({ partyId, place, role }: { partyId: number; place: string; role: TurnRole }) {
  const act = useAct(renewOwnParties);
  const body = { partyId, title: place };
  return (
    <>
      <h3 className={ownCss.part}>순번표</h3>
      <div className="pad stack gap-2 small">
        <p className="dim">순번표가 없습니다.</p>
        {can(role, 'create') && (
          <Button
            aria-disabled={act.isSending}
            onClick={() => void change(act, partyId, () => call(createTurnOrder, { body }))}
          >
            순번표 만들기
          </Button>
        )}
        <Refusal act={act} />
      </div>
    </>
  );
}

function Turns({ order, role, profileId }: { order: TurnOrder; role: TurnRole; profileId: number }) {
  const act = useAct(renewOwnParties);
  const waiting = waitingOf(order.entries);
  const over = order.entries.filter((entry) => !waiting.includes(entry));
  const [first] = waiting;
  const own = waiting.find(({ profile }) => profile?.id === profileId);
  const run = (send: () => Promise<unknown>) => void change(act, order.partyId ?? 0, send);
  const params = { id: order.id };
  const advance = (entryId: number, outcome: 2 | 3) =>
    run(() => call(advanceTurnOrder, { params, body: { entryId, outcome } }));
  return (
    <>
      <h3 className={ownCss.part}>
        <span>
          순번표 <b>{waiting.length}</b>명 대기
        </span>
        <span className={css.side}>
          <span className="meta">{TURN_MODE_NAMES[order.mode]}</span>
          {can(role, 'change') && <OrderMenu order={order} run={run} />}
        </span>
      </h3>
      {first === undefined && <p className="pad small dim">기다리는 사람이 없습니다.</p>}
      <ol className="lines">
        {waiting.map((entry, index) => (
          <li key={entry.id} className={css.entry} aria-current={index === 0 ? 'step' : undefined}>
            <Entry entry={entry} isOwn={entry === own} place={index} />
            {index === 0 && can(role, 'advance') ? (
              <span className={css.outcomes}>
                <Button size="sm" aria-disabled={act.isSending} onClick={() => advance(entry.id, 2)}>
                  받음
                </Button>
                <Button size="sm" tone="ghost" aria-disabled={act.isSending} onClick={() => advance(entry.id, 3)}>
                  넘김
                </Button>
              </span>
            ) : (
              (entry === own || can(role, 'remove')) && (
                <Button
                  size="sm"
                  tone="ghost"
                  aria-label={entry === own ? '순번표에서 빠지기' : `${entry.name}님 빼기`}
                  aria-disabled={act.isSending}
                  onClick={() => run(() => call(leaveTurnOrder, { params: { ...params, entryId: entry.id } }))}
                >
                  {entry === own ? '빠지기' : '빼기'}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {over.length > 0 && (
        <details className={`disclosure ${css.over}`}>
          <summary>지난 차례 {over.length}</summary>
          <ul className="lines">
            {over.map((entry) => (
              <li key={entry.id} className={css.entry}>
                <Entry entry={entry} isOwn={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {can(role, 'add') && <AddByName act={act} order={order} />}
      <div className={css.foot}>
        {!own && (
          <Button
            className="grow"
            aria-disabled={act.isSending}
            onClick={() => run(() => call(joinTurnOrder, { params, body: {} }))}
          >
            순번표에 서기
          </Button>
        )}
        <Button
          className="grow"
          title={order.text}
          onClick={() => void copyText(order.text, { done: '순번을 복사했습니다', otherwise: '이 글을 보내세요' })}
        >
          <CopyIcon />
          순번 복사
        </Button>
      </div>
      <Refusal act={act} />
    </>
  );
}

function Entry({ entry, isOwn, place }: { entry: TurnEntry; isOwn: boolean; place?: number }) {
  const { number, name, profile, state } = entry;
  const shown = place === 0 ? '지금' : place === 1 ? '다음' : TURN_STATE_NAMES[state];
  return (
    <>
      <span className={css.number}>{number}번</span>
      <span className={`grow elide ${profile?.userId === null ? 'faint' : ''}`}>
        {profile?.userId ? (
          <a className={gradeClass(profile.grade)} href={`/profiles/${profile.userId}`}>
            {name}
          </a>
        ) : (
          name
        )}
        {isOwn && <span className="meta"> (나)</span>}
      </span>
      <span className={place === 0 ? css.now : 'meta'}>{shown}</span>
    </>
  );
}

function OrderMenu({ order, run }: { order: TurnOrder; run: (send: () => Promise<unknown>) => void }) {
  const [isRestarting, setRestarting] = useState(false);
  const params = { id: order.id };
  const other = order.mode === TURN_MODE.once ? TURN_MODE.round : TURN_MODE.once;
  const restart = async () => {
    await call(deleteTurnOrder, { params });
    await call(createTurnOrder, { body: { partyId: order.partyId ?? 0, title: order.title, mode: order.mode } });
  };
  return (
    <>
      <Menu
        label="순번표 바꾸기"
        trigger={<MoreIcon />}
        entries={[
          {
            label: `${TURN_MODE_NAMES[other]} 받기로 바꾸기`,
            onSelect: () => run(() => call(changeTurnOrder, { params, body: { mode: other } })),
          },
          { label: '처음부터 다시', onSelect: () => setRestarting(true) },
        ]}
      />
      <Suspense>
        {isRestarting && (
          <ConfirmDialog
            label="순번표 다시 시작"
            question="순번표를 처음부터 다시 시작할까요?"
            note="지금까지 받은 기록이 지워지고, 앉은 사람이 들어온 차례대로 다시 섭니다."
            confirm="다시 시작"
            onConfirm={() => {
              setRestarting(false);
              run(restart);
            }}
            onClose={() => setRestarting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function AddByName({ act, order }: { act: Act; order: TurnOrder }) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length < MIN_NAME_LENGTH) return;
    void change(act, order.partyId ?? 0, async () => {
      await call(joinTurnOrder, { params: { id: order.id }, body: { name: name.trim() } });
      setName('');
    });
  };
  return (
    <form className={css.foot} onSubmit={add}>
      <TextInput
        aria-label="순번표에 세울 이름"
        placeholder="이름으로 세우기"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" aria-disabled={act.isSending}>
        세우기
      </Button>
    </form>
  );
}

function Refusal({ act }: { act: Act }) {
  if (act.refusal === null) return null;
  return (
    <p className="pad meta up" role="alert">
      {act.refusal}
    </p>
  );
}

/** What was changed is read again, also when it was refused: somebody else may have been faster. */
function change(act: Act, partyId: number, send: () => Promise<unknown>): Promise<boolean> {
  return act.run(async () => {
    try {
      await send();
    } finally {
      await renewTurns(partyId);
    }
  });
}
