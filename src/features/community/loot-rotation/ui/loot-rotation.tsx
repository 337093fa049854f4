import { type FormEvent, Suspense, useState } from 'react';
import { gradeClass } from '#features/people/profiles/profile.labels.ts';
import { type Act, useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { call } from '#platform/client/call.ts';
import { textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { MoreIcon } from '#ui/icons/menu-icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { Menu } from '#ui/overlay/lazy.ts';
import ownCss from '../../parties/ui/own/own.module.css';
import { ActError } from '../../ui/act-error.tsx';
import { type LootRotation, MAX_NAME_LENGTH, MIN_NAME_LENGTH, type TurnEntry } from '../loot-rotation.contract.ts';
import { TURN_MODE_NAMES, TURN_STATE_NAMES } from '../loot-rotation.labels.ts';
import { can, type LootRotationRole } from '../loot-rotation.policy.ts';
import { listWaiting, TURN_MODE } from '../loot-rotation.rules.ts';
import css from './loot-rotation.module.css';
import { turnMutations } from './loot-rotation-query.ts';

const ConfirmDialog = partOnDemand(() => import('../../parties/ui/own/confirm-dialog.tsx'));

/** The action that ends or restarts a loot rotation, which asks for confirmation. */
export interface TurnEnding {
  label: string;
  question: string;
  note: string;
  confirm: string;
  /** How it is sent; by default the loot rotation is deleted. */
  send?: () => Promise<unknown>;
}

interface LootRotationPanelProps {
  heading: string;
  order: LootRotation;
  role: LootRotationRole;
  profileId: number;
  ending: TurnEnding;
}

/** Shows a loot rotation with the visitor's actions. */
export function LootRotationPanel({ heading, order, role, profileId, ending }: LootRotationPanelProps) {
  const act = useAct();
  const waiting = listWaiting(order.entries);
  const over = order.entries.filter((entry) => !waiting.includes(entry));
  const [first] = waiting;
  const own = waiting.find(({ profile }) => profile?.id === profileId);
  const params = { id: order.id };
  const advance = (entryId: number, outcome: 2 | 3) =>
    void act.run(turnMutations.advance, { params, body: { entryId, outcome } });
  return (
    <>
      <h3 className={ownCss.part}>
        <span className="min-w-0 elide">
          {heading} <b>{waiting.length}</b>명 대기
        </span>
        <span className={css.side}>
          <span className="meta">{TURN_MODE_NAMES[order.mode]}</span>
          {can(role, 'change') && <OrderMenu act={act} order={order} ending={ending} />}
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
                  onClick={() => void act.run(turnMutations.leave, { params: { ...params, entryId: entry.id } })}
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
          <summary>지난 순번 {over.length}</summary>
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
            onClick={() => void act.run(turnMutations.join, { params, body: {} })}
          >
            순번표에 등록하기
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
      <ActError act={act} className="pad" />
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

function OrderMenu({ act, order, ending }: { act: Act; order: LootRotation; ending: TurnEnding }) {
  const [isEnding, setEnding] = useState(false);
  const params = { id: order.id };
  const other = order.mode === TURN_MODE.once ? TURN_MODE.round : TURN_MODE.once;
  return (
    <>
      <Menu
        label="순번표 바꾸기"
        trigger={<MoreIcon />}
        entries={[
          {
            label: `${TURN_MODE_NAMES[other]} 받기로 바꾸기`,
            onSelect: () => void act.run(turnMutations.change, { params, body: { mode: other } }),
          },
          { label: ending.label, onSelect: () => setEnding(true) },
        ]}
      />
      <Suspense>
        {isEnding && (
          <ConfirmDialog
            label={ending.label}
            question={ending.question}
            note={ending.note}
            confirm={ending.confirm}
            onConfirm={() => {
              setEnding(false);
              void act.run(turnMutations.delete, { params }, ending.send);
            }}
            onClose={() => setEnding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function AddByName({ act, order }: { act: Act; order: LootRotation }) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (textLength(name.trim()) < MIN_NAME_LENGTH) return;
    const input = { params: { id: order.id }, body: { name: name.trim() } };
    void act.run(turnMutations.join, input, async () => {
      await call(turnMutations.join, input);
      setName('');
    });
  };
  return (
    <form className={css.foot} onSubmit={add}>
      <TextInput
        aria-label="순번표에 등록할 이름"
        placeholder="이름으로 등록"
        autoComplete="off"
        data-max-letters={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" aria-disabled={act.isSending}>
        등록
      </Button>
    </form>
  );
}
