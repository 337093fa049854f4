import type { AuditCheck, CheckedAudit } from '#features/people/audit/audit.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { type Instant, seoulDay } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { momentText } from '../table/moment.labels.ts';

const ISSUES: Readonly<Record<NonNullable<CheckedAudit['issue']>, string>> = {
  gap: '줄이 빠져 있습니다',
  'previous-hash': '앞줄의 해시와 맞지 않습니다',
  content: '줄의 내용이 바뀌었습니다',
  'cut-off': '끝의 줄들이 없어졌습니다',
};

/** The verdict in a line; of a broken chain from which row on, and why. */
export function verdictText({ isIntact, brokenAt, issue }: CheckedAudit): string {
  if (isIntact) return '기록이 처음부터 이어져 있습니다';
  const reason = issue === null ? '' : `: ${ISSUES[issue]}`;
  return `기록이 ${formatDigits(brokenAt ?? 0)}번 줄에서 끊겼습니다${reason}`;
}

/** `14,212줄 · 21:20 확인`, with the day where it was another. */
export function checkedText({ lastId, verifiedAt }: AuditCheck, now: Instant): string {
  const at = seoulDay(verifiedAt) === seoulDay(now) ? formatClock(verifiedAt) : momentText(verifiedAt);
  return `${formatDigits(lastId)}줄 · ${at} 확인`;
}
