import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ActEffect } from '../acts/act-effect.ts';
import {
  type ChosenLength,
  countLately,
  MODERATOR_DAYS,
  proposedDays,
  suspensionEnd,
} from './suspension-length.rules.ts';

/** `12월 20일 21:40`, with the year where it is another one. */
export function endText(end: Date | string, now: number): string {
  const [year] = seoulDay(end).split('-');
  const isThisYear = seoulDay(now).startsWith(`${year}-`);
  return `${isThisYear ? '' : `${year}년 `}${formatMonthDay(end)} ${formatClock(end)}`;
}

/** `7일`, `12월 20일 21:40까지`; empty: not chosen yet. */
export function lengthText(chosen: ChosenLength, now: number): string {
  if (chosen.length !== 'own') return `${chosen.length}일`;
  const end = suspensionEnd(chosen, now);
  return end ? `${endText(end, now)}까지` : '';
}

/** Says when a suspension ends, what came before it, and why a length is proposed. */
export function lengthNote(
  chosen: ChosenLength,
  {
    sanctions,
    template,
    now,
  }: { sanctions: readonly Sanction[] | undefined; template: ReasonTemplate | undefined; now: number },
): string {
  const end = suspensionEnd(chosen, now);
  const days = sanctions && proposedDays(template, sanctions, now);
  const proposal = days === undefined ? '' : `, ${withParticle(`${formatDigits(days)}일`, '을/를')} 제안합니다`;
  return [
    ...(end ? [`${endText(end, now)}까지`] : []),
    ...(sanctions ? [`최근 1년 제재 ${formatDigits(countLately(sanctions, now))}회${proposal}`] : []),
    `${MODERATOR_DAYS}일이 넘으면 관리자만`,
  ].join(' · ');
}

export interface ChosenSanction extends ChosenLength {
  readonly sanction: 'none' | 'warn' | 'suspend';
}

/** Says what the sanction does to its player. */
export function sanctionEffects(name: string, chosen: ChosenSanction, now: number): ActEffect[] {
  const who = withParticle(name, '이/가');
  if (chosen.sanction === 'none') return [];
  if (chosen.sanction === 'warn')
    return [{ kind: 'notify', text: `${who} 경고와 사유를 받습니다. 쓰기는 막히지 않습니다` }];
  const length = lengthText(chosen, now);
  const text =
    chosen.length === 'own' ? `${who} 바로 ${length} 정지됩니다` : `${who} 바로 정지되고 ${length} 뒤에 풀립니다`;
  return [{ kind: 'stop', text }];
}

/** The part of a button's label: `7일 정지하고`. */
export function sanctionAct(chosen: ChosenSanction, now: number): string[] {
  if (chosen.sanction === 'none') return [];
  return chosen.sanction === 'warn' ? ['경고하고'] : [`${lengthText(chosen, now)} 정지하고`.trim()];
}

/** The part of what a press does in short: `30일 정지`. */
export function sanctionShort(chosen: ChosenSanction, now: number): string[] {
  if (chosen.sanction === 'none') return [];
  return chosen.sanction === 'warn' ? ['경고'] : [`${lengthText(chosen, now)} 정지`.trim()];
}

interface ChangedSuspension {
  readonly suspendedAt: string;
  readonly until: string;
  readonly reason: string;
}

/** The suspension that runs now, from the data of a 409 `CHANGED`; null: none does, undefined: it is another error. */
export function changedSuspension(data: Readonly<Record<string, unknown>>): ChangedSuspension | null | undefined {
  return data.reason === 'CHANGED' ? (data.suspension as ChangedSuspension | null | undefined) : undefined;
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
