import {
  type OperatorReport,
  REPORT_STATUS,
  SUBJECT_KINDS,
  type SubjectKind,
} from '#features/people/reports/report.contract.ts';
import type { ReportedTrade } from '#features/trade/trades/trade.contract.ts';
import { TRADE_STATUS } from '#features/trade/trades/trade.labels.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ActEffect } from '../acts/act-effect.ts';
import { type ChosenSanction, sanctionAct, sanctionEffects } from '../suspensions/suspension.labels.ts';
import { suspensionEnd } from '../suspensions/suspension-length.rules.ts';
import type { Swept } from '../sweeps/sweep.contract.ts';
import { sweepAct, sweepEffects } from '../sweeps/sweep.labels.ts';
import { isAnyTicked, type SweepParts } from '../sweeps/sweep-choices.rules.ts';
import { reportedName, thingText } from './report-row.labels.ts';

export const VERDICTS = ['uphold', 'dismiss', 'later'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A report of an operator can only be dismissed, by an administrator. */
export function allowedVerdicts({ isAboutOperator }: OperatorReport, level: OperatorLevel): readonly Verdict[] {
  if (!isAboutOperator) return VERDICTS;
  return level <= OPERATOR_LEVEL.administrator ? ['dismiss'] : [];
}

export interface Acts extends ChosenSanction, SweepParts {
  readonly isHidden: boolean;
  /** The price of a trade is left out of quotes. */
  readonly isPriceOut: boolean;
}

export interface Uphold extends Omit<Acts, keyof SweepParts> {
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
 * @param current start of the suspension that the operator saw; null: none, undefined: not read yet
 */
export function toActions(
  report: OperatorReport,
  { sanction, isHidden, isPriceOut, reason, ...length }: Uphold,
  { now, current }: { now: number; current?: string | null | undefined },
) {
  const kind = reportedKind(report);
  const until = suspensionEnd(length, now)?.toISOString() ?? '';
  return {
    ...(isHidden && kind && { [HIDES[kind]]: { reason } }),
    ...(isPriceOut && kind === 'trade' && { excludePrice: { reason } }),
    ...(sanction === 'warn' && { warn: { reason } }),
    ...(sanction === 'suspend' && { suspend: { until, reason, ...(current !== undefined && { current }) } }),
  };
}

/** The sweep comes after the action on the reported trade, which it does not meet again. */
export function leftToSweep(
  report: OperatorReport,
  { isHidden, isPriceOut, hasTrades, trades }: Acts,
  counts: Swept,
): Swept {
  const trade = report.trade as unknown as Pick<ReportedTrade, 'status' | 'hiddenAt' | 'priceExcludedReason'> | null;
  if (trade?.hiddenAt !== null) return counts;
  const isWaiting = trade.status === TRADE_STATUS.waiting;
  const isSweptAnyway = isWaiting && hasTrades && trades === 'hide';
  const isPriceGone = (isHidden || isPriceOut) && trade.priceExcludedReason === null && !isSweptAnyway;
  const less = (count: number, isMet: boolean) => (isMet ? Math.max(0, count - 1) : count);
  return {
    ...counts,
    trades: less(counts.trades, isHidden && isWaiting && trades === 'hide'),
    prices: less(counts.prices, isPriceGone),
  };
}

interface Surroundings {
  /** The number of reports that are closed. */
  readonly reports: number;
  /** The counts of the sweep; undefined: not counted yet. */
  readonly counts: Swept | undefined;
  readonly now: number;
}

/** Names each act and whom it meets. */
export function listEffects(report: OperatorReport, acts: Acts, { reports, counts, now }: Surroundings): ActEffect[] {
  const { isHidden, isPriceOut } = acts;
  const hidden = [
    ...(isHidden ? [`${withParticle(thingText(report), '이/가')} 바로 보이지 않습니다`] : []),
    ...(isPriceOut ? [`${thingText(report)}의 가격이 시세에서 빠집니다`] : []),
  ];
  return [
    ...sanctionEffects(reportedName(report), acts, now),
    ...hidden.map((text) => ({ kind: 'hide' as const, text })),
    ...sweepEffects(acts, counts),
    { kind: 'notify', text: `신고 ${formatDigits(reports)}건이 닫히고 신고한 사람에게 답변이 갑니다` },
  ];
}

/** Label of the button, which says all of it. */
export function upholdLabel(acts: Acts, { reports, counts, now }: Surroundings): string {
  const { isHidden, isPriceOut } = acts;
  const parts = [
    ...(isHidden ? ['숨기고'] : []),
    ...(isPriceOut ? ['시세에서 빼고'] : []),
    ...sanctionAct(acts, now),
    ...(isAnyTicked(acts) ? [`${sweepAct(acts, counts)}하고`] : []),
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
