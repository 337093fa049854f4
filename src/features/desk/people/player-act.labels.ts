import { WARNING_DAYS } from '#features/people/sanctions/sanction.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ActEffect } from '../acts/act-effect.ts';
import { endText, lengthText } from '../suspensions/suspension.labels.ts';
import { type ChosenLength, suspensionEnd } from '../suspensions/suspension-length.rules.ts';
import type { DeskPlayer } from './desk-player.ts';

type PlayerFacts = Pick<DeskPlayer, 'name' | 'account' | 'trades' | 'warnings'>;

/** Names each effect of a suspension, and whom it meets. @param running the end of the one that it replaces */
export function suspensionEffects(
  { name, account: { devices }, trades }: PlayerFacts,
  { end, running, now }: { end: Date | undefined; running: string | undefined; now: number },
): ActEffect[] {
  const { waiting } = trades.counts;
  const where = devices ? `로그인된 기기 ${formatDigits(devices)}대에서도` : '어느 기기에서도';
  const stopped =
    running === undefined
      ? `${withParticle(name, '이/가')} 바로 정지되고 ${where} 글을 쓸 수 없습니다`
      : `${endText(running, now)}까지인 지금 정지가 끝나고 새 정지와 사유로 바뀝니다`;
  const hidden = `거래 중인 글 ${formatDigits(waiting)}개가 목록과 시세에서 빠지고, 풀리면 돌아옵니다`;
  return [
    { kind: 'stop', text: stopped },
    ...(end ? [{ kind: 'time' as const, text: `${endText(end, now)}에 저절로 풀립니다` }] : []),
    ...(waiting > 0 ? [{ kind: 'hide' as const, text: hidden }] : []),
    { kind: 'notify', text: '본인은 내 정보에서 끝과 사유를 읽고 이의를 제기할 수 있습니다' },
  ];
}

/** Label of the button, which says all of it. @param isChange another suspension runs */
export function suspensionLabel(chosen: ChosenLength, isChange: boolean, now: number): string {
  const end = suspensionEnd(chosen, now);
  if (isChange) return end ? `정지를 ${endText(end, now)}까지로 바꾸기` : '정지 바꾸기';
  return `${lengthText(chosen, now)} 정지하기`.trim();
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
