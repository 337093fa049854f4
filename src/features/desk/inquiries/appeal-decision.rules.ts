import type { Appeal } from '#features/people/inquiries/inquiry.contract.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { mayEnd, suspensionEnd } from '../suspensions/suspension-length.rules.ts';

interface Caller {
  readonly level: OperatorLevel;
  readonly now: number;
}

/** Says why the operator cannot decide the appeal; undefined: nothing stands in the way. */
export function appealObstacle({ suspension, isForOthers }: Appeal, { level, now }: Caller): string | undefined {
  if (isForOthers) return '직접 정지한 사람이라 다른 운영자가 정합니다.';
  if (suspension && !mayEnd(level, suspension, now)) return '30일 넘게 남은 정지는 관리자가 정합니다.';
  return undefined;
}

interface AppealDecision {
  readonly decision: 'keep' | 'shorten' | 'lift';
  /** The new end, where it is shortened; undefined: not typed yet. */
  readonly until?: string | undefined;
  /** The warning that is taken back; 0: none. */
  readonly warning: number;
}

type Suspension = Pick<NonNullable<Appeal['suspension']>, 'suspendedAt' | 'until'>;

/** The new end that is chosen in a form; undefined: none. */
export function chosenEnd(until: string): string | undefined {
  return suspensionEnd({ length: 'own', until }, 0)?.toISOString();
}

/** Returns the rest of the request beside the answer. @param suspension the one that was seen; null: none */
export function toDecision({ decision, until, warning }: AppealDecision, suspension: Suspension | null) {
  const end = decision === 'lift' ? null : until;
  const isChanged = suspension !== null && decision !== 'keep' && end !== undefined;
  return {
    ...(isChanged && { suspension: { suspendedAt: suspension.suspendedAt, until: end } }),
    ...(warning > 0 && { endWarning: warning }),
  };
}

/** @param isFirst the first answer, of which its person is told */
export function appealEffects(
  { decision, until, warning }: AppealDecision,
  suspension: Suspension | null,
  isFirst: boolean,
): string[] {
  const text = suspension && suspensionEffect(decision, until, suspension);
  return [
    ...(text ? [text] : []),
    ...(warning > 0 ? ['경고 하나가 취소됩니다'] : []),
    isFirst ? '보낸 사람에게 답변을 알립니다' : '답변이 바뀌고, 다시 알리지 않습니다',
  ];
}

function suspensionEffect(
  decision: AppealDecision['decision'],
  until: string | undefined,
  suspension: Suspension,
): string | undefined {
  if (decision === 'lift') return '정지가 바로 풀립니다';
  if (decision === 'keep') return `정지는 ${momentText(suspension.until)}까지 그대로입니다`;
  return until && `정지가 ${momentText(until)}에 끝납니다`;
}

/** Label of the button, which says all of it. */
export function appealLabel({ decision, until, warning }: AppealDecision, suspension: Suspension | null): string {
  const isShortened = decision === 'shorten' && until !== undefined;
  return [
    ...(suspension && decision === 'lift' ? ['정지 풀고'] : []),
    ...(suspension && isShortened ? [`${momentText(until)}까지로 줄이고`] : []),
    ...(warning > 0 ? ['경고 취소하고'] : []),
    '답변 보내기',
  ].join(' ');
}

/** Says why the suspension cannot end then. */
export function newEndIssue(
  until: string | undefined,
  suspension: Pick<Suspension, 'until'>,
  now: number,
): string | undefined {
  const end = Date.parse(until ?? '');
  return end > now && end < Date.parse(suspension.until) ? undefined : '지금보다 뒤이고 정해진 끝보다 앞이어야 합니다.';
}

function momentText(at: string): string {
  return `${formatMonthDay(at)} ${formatClock(at)}`;
}
