import {
  type OperatorReport,
  REPORT_STATUS,
  SUBJECT_KINDS,
  type SubjectKind,
} from '#features/people/reports/report.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { reportedName, thingText } from './report-row.labels.ts';

export interface Uphold {
  readonly sanction: 'none' | 'warn' | 'suspend';
  readonly days: number;
  readonly isHidden: boolean;
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

export function needsReason({ sanction, isHidden }: Pick<Uphold, 'sanction' | 'isHidden'>): boolean {
  return sanction !== 'none' || isHidden;
}

/** The actions of `PUT /api/operator/reports/{id}`. */
export function toActions(report: OperatorReport, { sanction, days, isHidden, reason }: Uphold, now: number) {
  const kind = reportedKind(report);
  const until = new Date(now + days * DAY_MS).toISOString();
  return {
    ...(isHidden && kind && { [HIDES[kind]]: { reason } }),
    ...(sanction === 'warn' && { warn: { reason } }),
    ...(sanction === 'suspend' && { suspend: { until, reason } }),
  };
}

/** Names each act and whom it meets. @param reports the number that is closed */
export function listEffects(report: OperatorReport, { sanction, days, isHidden }: Uphold, reports: number): string[] {
  const name = reportedName(report);
  return [
    ...(sanction === 'warn' ? [`${withParticle(name, '이/가')} 경고와 사유를 받습니다. 쓰기는 막히지 않습니다`] : []),
    ...(sanction === 'suspend' ? [`${withParticle(name, '이/가')} 바로 정지되고 ${days}일 뒤에 풀립니다`] : []),
    ...(isHidden ? [`${withParticle(thingText(report), '이/가')} 바로 보이지 않습니다`] : []),
    `신고 ${formatDigits(reports)}건이 닫히고 신고한 사람에게 답변이 갑니다`,
  ];
}

/** Label of the button, which says all of it. */
export function upholdLabel({ sanction, days, isHidden }: Uphold, reports: number): string {
  const acts = [
    ...(isHidden ? ['숨기고'] : []),
    ...(sanction === 'warn' ? ['경고하고'] : []),
    ...(sanction === 'suspend' ? [`${days}일 정지하고`] : []),
  ];
  return [...acts, `신고 ${formatDigits(reports)}건 조치`].join(' ');
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
