import type { TurnEntry } from './loot-rotation.contract.ts';
import { waitingOf } from './loot-rotation.rules.ts';

type Shown = Pick<TurnEntry, 'number' | 'name' | 'state'>;

export const TURN_MODE_NAMES = { 1: '한 번씩', 2: '돌아가며' } as const;
export const TURN_STATE_NAMES = { 1: '대기', 2: '받음', 3: '넘김' } as const;

/** Returns `12번 두루미`. */
export function turnName({ number, name }: Pick<TurnEntry, 'number' | 'name'>): string {
  return `${number}번 ${name}`;
}

/** Returns `[순번] 구름의옥 · 지금 12번 두루미 · 다음 13번 흑령꾼`. */
export function turnText(title: string, entries: readonly Shown[]): string {
  const [now, next] = waitingOf(entries);
  const parts = [title, now ? `지금 ${turnName(now)}` : '기다리는 사람 없음', next ? `다음 ${turnName(next)}` : ''];
  return `[순번] ${parts.filter(Boolean).join(' · ')}`;
}
