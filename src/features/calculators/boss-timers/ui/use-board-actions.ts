import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { readFragment } from '../board-text.rules.ts';
import {
  type BossTimer,
  type Former,
  formerRows,
  joined,
  takenBack,
  withoutTimer,
  withTimer,
} from '../boss-timer.rules.ts';
import { FULL_FAULT } from '../boss-timer-faults.labels.ts';
import { changeBoard } from './board-store.ts';
import type { RowActions } from './timer-edit.tsx';

export interface BarState {
  text: string;
  action?: { label: string; act: () => void };
}

/** Unique on one device and not secret. crypto.randomUUID is missing on insecure origins. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

export function useBoardActions() {
  const [bar, setBar] = useState<BarState | null>(null);
  const { hash } = useLocation();

  const change = (text: string, act: (timers: readonly BossTimer[]) => readonly BossTimer[]) => {
    const { before, after } = changeBoard(act);
    const former = formerRows(before, after);
    setBar(
      former.length === 0 ? { text: FULL_FAULT } : { text, action: { label: '되돌리기', act: () => undo(former) } },
    );
  };
  const undo = (former: readonly Former[]) => {
    changeBoard((timers) => takenBack(timers, former));
    setBar({ text: '되돌렸습니다.' });
  };

  const onGiven = useEffectEvent((given: BossTimer[] | null) => {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (given === null) return setBar({ text: '링크에 담긴 타이머를 읽지 못했습니다.' });
    const act = () => change(`${given.length}개를 추가했습니다.`, (timers) => joined(timers, given));
    setBar({ text: givenText(given), action: { label: '내 타이머에 추가', act } });
  });
  useEffect(() => {
    const given = readFragment(hash, newId);
    if (given !== undefined) onGiven(given);
  }, [hash]);

  const actions: RowActions = {
    killedNow: (timer) =>
      change(`${timer.name}: 지금 잡음으로 기록했습니다.`, (timers) =>
        withTimer(timers, { ...timer, killedAt: Date.now() }),
      ),
    save: (timer) => change(`${timer.name}: 수정했습니다.`, (timers) => withTimer(timers, timer)),
    remove: (timer) => change(`${timer.name}: 지웠습니다.`, (timers) => withoutTimer(timers, timer.id)),
  };
  return {
    actions,
    bar,
    closeBar: () => setBar(null),
    add: (timer: Omit<BossTimer, 'id'>) =>
      change(`${timer.name}: 추가했습니다.`, (timers) => withTimer(timers, { id: newId(), ...timer })),
  };
}

const NAMES_SHOWN = 3;

function givenText(given: readonly BossTimer[]): string {
  const names = given.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return `받은 타이머: ${names.join(', ')}${given.length > NAMES_SHOWN ? ` 등 ${given.length}개` : ''}`;
}
