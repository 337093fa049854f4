import { WARNING_DAYS } from '#features/people/sanctions/sanction.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { SuspensionLength } from '../suspensions/suspension-length.rules.ts';
import type { DeskPlayer } from './desk-player.ts';

/** `12월 20일 21:40`, with the year where it is another one. */
export function endText(end: Date | string, now: number): string {
  const [year] = seoulDay(end).split('-');
  const isThisYear = seoulDay(now).startsWith(`${year}-`);
  return `${isThisYear ? '' : `${year}년 `}${formatMonthDay(end)} ${formatClock(end)}`;
}

type PlayerFacts = Pick<DeskPlayer, 'name' | 'account' | 'trades' | 'warnings'>;

/** Names each effect of a suspension, and whom it meets. @param running the end of the one that it replaces */
export function suspensionEffects(
  { name, account: { devices }, trades }: PlayerFacts,
  { end, running, now }: { end: Date | undefined; running: string | undefined; now: number },
): string[] {
  const { waiting } = trades.counts;
  const where = devices ? `로그인된 기기 ${formatDigits(devices)}대에서도` : '어느 기기에서도';
  return [
    running === undefined
      ? `${withParticle(name, '이/가')} 바로 정지되고 ${where} 글을 쓸 수 없습니다`
      : `${endText(running, now)}까지인 지금 정지가 끝나고 새 정지와 사유로 바뀝니다`,
    ...(end ? [`${endText(end, now)}에 저절로 풀립니다`] : []),
    ...(waiting > 0 ? [`거래 중인 글 ${formatDigits(waiting)}개가 목록과 시세에서 빠지고, 풀리면 돌아옵니다`] : []),
    '본인은 내 정보에서 끝과 사유를 읽고 이의를 제기할 수 있습니다',
  ];
}

/** Label of the button, which says all of it. */
export function suspensionLabel(
  length: SuspensionLength,
  end: Date | undefined,
  isChange: boolean,
  now: number,
): string {
  if (isChange) return end ? `정지를 ${endText(end, now)}까지로 바꾸기` : '정지 바꾸기';
  if (length !== 'own') return `${length}일 정지하기`;
  return end ? `${endText(end, now)}까지 정지하기` : '정지하기';
}

export function warningEffects({ name, warnings }: PlayerFacts): string[] {
  return [
    `${withParticle(name, '이/가')} 알림과 내 정보에서 경고와 사유를 읽습니다`,
    `막히는 것은 없고 ${WARNING_DAYS}일 동안 기록에 남습니다`,
    ...(warnings > 0 ? [`지금 남아 있는 경고 ${formatDigits(warnings)}건에 더해집니다`] : []),
  ];
}

/** @param running the end of the suspension; undefined: it has ended */
export function endSuspensionEffects(
  { name, trades }: PlayerFacts,
  running: string | undefined,
  now: number,
): string[] {
  const { waiting } = trades.counts;
  const which = running === undefined ? '' : `${endText(running, now)}까지인 정지가 끝나고, `;
  return [
    `${which}${withParticle(name, '이/가')} 바로 다시 글을 쓸 수 있습니다`,
    ...(waiting > 0 ? [`빠져 있던 거래 중인 글 ${formatDigits(waiting)}개가 돌아옵니다`] : []),
    '사유는 운영 기록에만 남습니다',
  ];
}

export function endWarningEffects({ name }: PlayerFacts): string[] {
  return [`${name}의 내 정보에서 경고가 사라집니다`, '이력에는 취소한 것으로 남고, 사유는 운영 기록에만 남습니다'];
}

export function renameEffects({ name }: PlayerFacts): string[] {
  return [
    `${withParticle(name, '이/가')} 알림에서 이름을 바꾸라는 말과 사유를 읽습니다`,
    '다음에 이름을 바꾸는 것은 30일에 한 번에 들지 않습니다',
    '바꿀 때까지 지금 이름을 그대로 씁니다',
  ];
}

export function endSessionsEffects({ name, account: { devices } }: PlayerFacts): string[] {
  return [
    `${withParticle(name, '이/가')} 로그인된 기기 ${formatDigits(devices ?? 0)}대에서 바로 로그아웃됩니다`,
    '다시 로그인할 수 있습니다. 알리지 않으며 사유는 운영 기록에만 남습니다',
  ];
}

export const DELETE_NOTE_EFFECTS = ['메모가 지워지고 되돌릴 수 없습니다', '지운 사람과 사유는 운영 기록에 남습니다'];

interface ChangedSuspension {
  readonly suspendedAt: string;
  readonly until: string;
  readonly reason: string;
}

/** The suspension that runs now, from the data of a 409 `CHANGED`; null: none does, undefined: it is another error. */
export function changedSuspension(data: Readonly<Record<string, unknown>>): ChangedSuspension | null | undefined {
  if (data.reason !== 'CHANGED') return undefined;
  return (data.suspension as ChangedSuspension | null | undefined) ?? null;
}

/** Tells what another operator did to the suspension meanwhile; undefined: it is another error. */
export function changedText(data: Readonly<Record<string, unknown>>, now: number): string | undefined {
  const set = changedSuspension(data);
  if (set === undefined) return undefined;
  const found = set
    ? `다른 운영자가 그사이 ${endText(set.until, now)}까지 정지했습니다. 사유: “${set.reason}”.`
    : '그사이 정지가 풀렸습니다.';
  return `${found} 적은 내용은 그대로 있습니다. 지금 상태를 보고 다시 눌러 주세요.`;
}
