import { AppError } from '#shared/errors.ts';
import { MAX_ENTRIES, MAX_OF_GUILD, type TurnEntry } from './loot-rotation.contract.ts';
import { listWaiting } from './loot-rotation.rules.ts';

/** Reasons for which a request is refused. */
export const lootRotationErrors = {
  gone: '순번표를 찾을 수 없습니다. 파티원이나 문파원만 볼 수 있습니다.',
  unknownEntry: '순번표에 없는 사람입니다. 그사이 빠졌을 수 있습니다.',
  unknownMember: '파티원을 찾을 수 없습니다.',
  unknownGuildMember: '문파원을 찾을 수 없습니다.',
  notLeader: '파티장만 할 수 있습니다.',
  notOfficer: '만든 사람과 문주, 부문주, 장로만 할 수 있습니다.',
} as const;

const CONFLICTS = {
  CHANGED: '그사이 순서가 바뀌었습니다. 지금 순서를 다시 확인해 주세요.',
  FULL: `순번표에는 ${MAX_ENTRIES}명까지 등록할 수 있습니다.`,
  MOST_TURNS: `문파의 순번표는 ${MAX_OF_GUILD}개까지 만들 수 있습니다. 쓰지 않는 것을 지워 주세요.`,
  NOT_BY_TURNS: '순번으로 나누는 파티가 아닙니다. 파티의 분배 방식을 순번으로 바꿔 주세요.',
} as const;

export function lootRotationConflict(reason: keyof typeof CONFLICTS): AppError {
  return new AppError('CONFLICT', { message: CONFLICTS[reason], data: { reason } });
}

export function noLootRotation(): AppError {
  return new AppError('NOT_FOUND', { message: lootRotationErrors.gone });
}

type Shown = Pick<TurnEntry, 'number' | 'name' | 'state'>;

export const TURN_MODE_NAMES = { 1: '한 번씩', 2: '돌아가며' } as const;
export const TURN_STATE_NAMES = { 1: '대기', 2: '받음', 3: '넘김' } as const;

/** Returns `12번 두루미`. */
export function formatTurnName({ number, name }: Pick<TurnEntry, 'number' | 'name'>): string {
  return `${number}번 ${name}`;
}

/** Returns `[순번] 구름의옥 · 지금 12번 두루미 · 다음 13번 흑령꾼`. */
export function formatLootRotation(title: string, entries: readonly Shown[]): string {
  const [now, next] = listWaiting(entries);
  const parts = [
    title,
    now ? `지금 ${formatTurnName(now)}` : '기다리는 사람 없음',
    next ? `다음 ${formatTurnName(next)}` : '',
  ];
  return `[순번] ${parts.filter(Boolean).join(' · ')}`;
}
