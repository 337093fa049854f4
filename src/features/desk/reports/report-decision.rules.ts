import {
  type OperatorReport,
  REPORT_STATUS,
  SUBJECT_KINDS,
  type SubjectKind,
} from '#features/people/reports/report.contract.ts';
import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { findRunning, lengthText, type SuspensionLength, suspensionEnd } from '../suspension-length.rules.ts';
import { reportedName, thingText } from './report-row.labels.ts';

export const VERDICTS = ['uphold', 'dismiss', 'later'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A report of an operator can only be dismissed, by an administrator. */
export function allowedVerdicts({ isAboutOperator }: OperatorReport, level: OperatorLevel): readonly Verdict[] {
  if (!isAboutOperator) return VERDICTS;
  return level <= OPERATOR_LEVEL.administrator ? ['dismiss'] : [];
}

export interface Acts extends SuspensionLength {
  readonly sanction: 'none' | 'warn' | 'suspend';
  readonly isHidden: boolean;
  /** The price of a trade is left out of quotes. */
  readonly isPriceOut: boolean;
}

export interface Uphold extends Acts {
  /** Told to the reported player, of a sanction and of what is hidden. */
  readonly reason: string;
}

/** The action that hides each kind of thing from everybody. */
const HIDES: Readonly<Record<SubjectKind, string>> = {
  trade: 'hideTrade',
  party: 'closeParty',
  guild: 'hideGuild',
  post: 'hidePost',
  broadcast: 'hideBroadcast',
};

export function reportedKind(report: OperatorReport): SubjectKind | undefined {
  return SUBJECT_KINDS.find((kind) => report[`${kind}Id`] !== null);
}

export function needsReason({
  sanction,
  isHidden,
  isPriceOut,
}: Pick<Acts, 'sanction' | 'isHidden' | 'isPriceOut'>): boolean {
  return sanction !== 'none' || isHidden || isPriceOut;
}

/**
 * The actions of `PUT /api/operator/reports/{id}`.
 * @param person as it was seen; undefined: not read yet
 */
export function toActions(
  report: OperatorReport,
  { sanction, isHidden, isPriceOut, reason, ...length }: Uphold,
  { now, person }: { now: number; person?: ReportedPerson | null | undefined },
) {
  const kind = reportedKind(report);
  const suspend = {
    until: suspensionEnd(length, now),
    reason,
    ...(person && { current: seenSuspension(person, now) }),
  };
  return {
    ...(isHidden && kind && { [HIDES[kind]]: { reason } }),
    ...(isPriceOut && kind === 'trade' && { excludePrice: { reason } }),
    ...(sanction === 'warn' && { warn: { reason } }),
    ...(sanction === 'suspend' && { suspend }),
  };
}

function seenSuspension({ sanctions }: ReportedPerson, now: number): string | null {
  return findRunning(sanctions, now)?.at ?? null;
}

/** Names each act and whom it meets. @param reports the number that is closed */
export function listEffects(report: OperatorReport, acts: Acts, reports: number): string[] {
  const { sanction, days, isHidden, isPriceOut } = acts;
  const name = reportedName(report);
  const end = days > 0 ? `${lengthText(acts)} 뒤에` : lengthText(acts);
  return [
    ...(sanction === 'warn' ? [`${withParticle(name, '이/가')} 경고와 사유를 받습니다. 쓰기는 막히지 않습니다`] : []),
    ...(sanction === 'suspend' && days > 0 ? [`${withParticle(name, '이/가')} 바로 정지되고 ${end} 풀립니다`] : []),
    ...(sanction === 'suspend' && days === 0 ? [`${withParticle(name, '이/가')} 바로 ${end} 정지됩니다`] : []),
    ...(isHidden ? [`${withParticle(thingText(report), '이/가')} 바로 보이지 않습니다`] : []),
    ...(isPriceOut ? [`${thingText(report)}의 가격이 시세에서 빠집니다`] : []),
    `신고 ${formatDigits(reports)}건이 닫히고 신고한 사람에게 답변이 갑니다`,
  ];
}

/** Label of the button, which says all of it. */
export function upholdLabel(acts: Acts, reports: number): string {
  const { sanction, isHidden, isPriceOut } = acts;
  const parts = [
    ...(isHidden ? ['숨기고'] : []),
    ...(isPriceOut ? ['시세에서 빼고'] : []),
    ...(sanction === 'warn' ? ['경고하고'] : []),
    ...(sanction === 'suspend' ? [`${lengthText(acts)} 정지하고`] : []),
  ];
  return [...parts, `신고 ${formatDigits(reports)}건 조치`].join(' ');
}

/** Tells the decision that another operator made meanwhile, from the data of a 409 `HANDLED`; undefined: there is none. */
export function handledText(data: Readonly<Record<string, unknown>>): string | undefined {
  const [first] = Array.isArray(data.handled) ? (data.handled as readonly Record<string, unknown>[]) : [];
  if (!first) return undefined;
  const by = typeof first.by === 'string' ? first.by : '다른 운영자';
  const verdict = first.status === REPORT_STATUS.actedUpon ? '조치했습니다' : '기각했습니다';
  const answer = typeof first.answer === 'string' ? ` 답변: “${first.answer}”` : '';
  return `${withParticle(by, '이/가')} 먼저 ${verdict}.${answer}`;
}

/** Tells how a report was decided; undefined: it waits. */
export function decidedText({ status, answer, handledByName: by }: OperatorReport): string | undefined {
  return status === REPORT_STATUS.open ? undefined : handledText({ handled: [{ status, answer, by }] });
}

/** Tells the suspension that stands by now, from the data of a 409 `CHANGED`; undefined: there is no such data. */
export function changedText({ reason, suspension }: Readonly<Record<string, unknown>>): string | undefined {
  if (reason !== 'CHANGED' || suspension === undefined) return undefined;
  const present = suspension as { until: string; reason: string } | null;
  if (present === null) return '그사이 정지가 끝났습니다. 지금은 정지되어 있지 않습니다.';
  return `그사이 정지가 바뀌었습니다. 지금은 ${formatDateTime(present.until)}까지 정지되어 있습니다 (사유: ${present.reason}).`;
}
