import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { SimilarReport } from '#features/people/reports/report-detail.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  warn: '경고',
  suspend: '정지',
  hideTrade: '숨김',
  hideGuild: '숨김',
  hidePost: '숨김',
  hideBroadcast: '숨김',
  closeParty: '닫음',
  excludePrice: '시세 제외',
  muteName: '이름 막음',
  sweep: '일괄 정리',
};

/** `7일 정지, 숨김`, `기각` */
export function outcomeText({
  status,
  actions,
  suspendedDays,
}: Pick<SimilarReport, 'status' | 'actions' | 'suspendedDays'>): string {
  if (status === REPORT_STATUS.dismissed) return '기각';
  const parts = actions.flatMap((action) => {
    if (action === 'suspend' && suspendedDays !== null) return [`${formatDigits(suspendedDays)}일 정지`];
    return ACTIONS[action] ?? [];
  });
  return parts.join(', ') || '조치';
}
