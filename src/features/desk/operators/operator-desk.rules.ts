import type { ListedOperator } from '#features/people/operators/operator.contract.ts';
import { MAX_ID } from '#shared/ids.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';

/** An operator as a row of the table, whose id is the number of the character. */
export interface OperatorRow extends ListedOperator {
  readonly id: number;
}

/** Accounts without a character are few: theirs are numbers that no character has. */
export function toOperatorRows(operators: readonly ListedOperator[]): OperatorRow[] {
  return operators.map((operator, nth) => ({ ...operator, id: operator.profileId ?? MAX_ID - nth }));
}

export function operatorName({ name, userId }: Pick<ListedOperator, 'name' | 'userId'>): string {
  return name ?? `캐릭터 없는 계정 ${userId.slice(0, 8)}`;
}

export function hasEnded({ until }: Pick<ListedOperator, 'until'>, now: number): boolean {
  return until !== null && Date.parse(until) <= now;
}

/** `없음`, `12월 1일까지`, `11월 3일에 끝남` */
export function termText({ until }: Pick<ListedOperator, 'until'>, now: number): string {
  if (until === null) return '없음';
  return hasEnded({ until }, now) ? `${formatMonthDay(until)}에 끝남` : `${formatMonthDay(until)}까지`;
}

/** The operator who gave the level, and the day: `설악, 11월 15일`. */
export function giverText({ isConfigured, by, byName, addedAt }: ListedOperator): string {
  if (isConfigured) return '환경 설정';
  const giver = by === 'command' ? '명령줄' : by === null ? '기록 없음' : (byName ?? '이름 없는 운영자');
  return addedAt === null ? giver : `${giver}, ${formatMonthDay(addedAt)}`;
}

/** `관리자 1 · 운영자 3 · 편집자 2`, of those who are operators now. */
export function countsText(operators: readonly ListedOperator[], now: number): string {
  const present = operators.filter((operator) => !hasEnded(operator, now));
  const levels = Object.entries(OPERATOR_LEVEL_NAMES);
  return levels
    .map(([level, name]) => [name, present.filter((operator) => String(operator.level) === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(' · ');
}

export interface LevelRight {
  readonly what: string;
  /** For 관리자, 운영자 and 편집자: whether, or how far. */
  readonly may: readonly [boolean | string, boolean | string, boolean | string];
}

/** The rights of each level (contract §21). */
export const LEVEL_RIGHTS: readonly LevelRight[] = [
  { what: '글, 그림, 제보, 자료 값 수정', may: [true, true, true] },
  { what: '신고, 이의, 문의, 회원, 거래, 배너', may: [true, true, false] },
  { what: '정지', may: ['10년까지', '30일까지', false] },
  { what: '한 번에 처리하는 수', may: ['1,000개', '200개', false] },
  { what: '신규 회원 쓰기 제한, 작업 다시 실행', may: [true, true, false] },
  { what: '다른 설정, 운영자, 운영 기록 전체, 작업 버리기', may: [true, false, false] },
];
