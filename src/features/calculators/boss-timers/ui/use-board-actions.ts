import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '#ui/overlay/toast.ts';
import { readFragment } from '../board-text.rules.ts';
import { FULL_ERROR } from '../boss-timer.labels.ts';
import {
  type BossTimer,
  type Former,
  formerRows,
  joined,
  type KnownRespawn,
  takenBack,
  usualRespawn,
  withoutTimer,
  withTimer,
} from '../boss-timer.rules.ts';
import { changeBoard } from './board-store.ts';
import type { RowActions } from './timer-edit.tsx';

/** Unique on one device and not secret. crypto.randomUUID is missing on insecure origins. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

export const rowId = (id: string) => `timer-${id}`;

interface Startable {
  name: string;
  respawn: KnownRespawn | null;
}

export function useBoardActions() {
  const { hash } = useLocation();

  const change = (text: string, act: (timers: readonly BossTimer[]) => readonly BossTimer[]) => {
    const { before, after } = changeBoard(act);
    const former = formerRows(before, after);
    void showToast(
      former.length === 0
        ? { tone: 'warn', title: FULL_ERROR }
        : { tone: 'ok', title: text, action: { label: '되돌리기', act: () => undo(former) } },
    );
  };
  const undo = (former: readonly Former[]) => {
    changeBoard((timers) => takenBack(timers, former));
    void showToast({ tone: 'ok', title: '되돌렸습니다' });
  };

  const onGiven = useEffectEvent((given: BossTimer[] | null) => {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (given === null) {
      void showToast({ tone: 'bad', title: '링크에 담긴 타이머를 읽지 못했습니다' });
      return;
    }
    const act = () => change(`${given.length}개를 추가했습니다`, (timers) => joined(timers, given));
    void showToast({
      tone: 'info',
      title: '받은 타이머',
      text: givenText(given),
      durationMs: GIVEN_MS,
      action: { label: '내 타이머에 추가', act },
    });
  });
  useEffect(() => {
    const given = readFragment(hash, newId);
    if (given !== undefined) onGiven(given);
  }, [hash]);

  const actions: RowActions = {
    killedNow: (timer) =>
      change(`${timer.name}: 지금 잡음으로 기록했습니다`, (timers) =>
        withTimer(timers, { ...timer, killedAt: Date.now() }),
      ),
    save: (timer) => change(`${timer.name}: 수정했습니다`, (timers) => withTimer(timers, timer)),
    remove: (timer) => change(`${timer.name}: 지웠습니다`, (timers) => withoutTimer(timers, timer.id)),
  };
  const start = ({ name, respawn }: Startable) => {
    let id = newId();
    change(`${name}: 지금 잡음으로 기록했습니다`, (timers) => {
      // The boss may be on the board already, if it was added in another tab or if stored rows arrived after the press.
      const known = timers.find((timer) => timer.name === name);
      id = known?.id ?? id;
      const timer = known ?? { id, name, note: '', respawnMinutes: usualRespawn(timers, name, respawn) };
      return withTimer(timers, { ...timer, killedAt: Date.now() });
    });
    // The new row is above the list, which on a phone is out of sight.
    setTimeout(() => document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' }), 50);
  };
  return {
    actions,
    start,
    add: (timer: Omit<BossTimer, 'id'>) =>
      change(`${timer.name}: 추가했습니다`, (timers) => withTimer(timers, { id: newId(), ...timer })),
  };
}

const NAMES_SHOWN = 3;
const GIVEN_MS = 60_000;

function givenText(given: readonly BossTimer[]): string {
  const names = given.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return `${names.join(', ')}${given.length > NAMES_SHOWN ? ` 등 ${given.length}개` : ''}`;
}
