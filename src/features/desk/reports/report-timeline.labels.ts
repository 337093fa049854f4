import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import type { ReportDetail, TimelineEvent } from '#features/people/reports/report-detail.contract.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';

interface TimelineLine {
  readonly at: string;
  readonly text: string;
  /** It tells of a report, or of what came after it. */
  readonly isMarked: boolean;
}

const CANCELLED: Readonly<Record<string, string>> = {
  owner: '본인이 내림',
  replaced: '새 글을 올려서 내려감',
  old: '기간이 지나서 내려감',
  operator: '운영자가 내림',
  account: '탈퇴해서 내려감',
};

const TEXTS: Readonly<Record<TimelineEvent['kind'], (event: TimelineEvent) => string>> = {
  created: ({ price }) => (price === null ? '거래를 올림' : `거래를 올림, 가격 ${formatAmount(price)}`),
  changed: ({ price }) => `가격을 ${withParticle(price === null ? '제시' : formatAmount(price), '으로/로')} 바꿈`,
  lifted: () => '끌올',
  completed: () => '거래 완료',
  cancelled: ({ by }) => (by === null ? undefined : CANCELLED[by]) ?? '거래를 내림',
  hidden: () => '운영자가 숨김',
  reposted: ({ id }) => (id === null ? '같은 아이템을 다시 올림' : `같은 아이템을 다시 올림 (거래 ${id})`),
};

/** Tells the life of what was reported with the reports about it, oldest first. */
export function timelineLines({ report, others, timeline }: Pick<ReportDetail, 'report' | 'others' | 'timeline'>) {
  const reports = [report, ...others.filter(({ isSameThing }) => isSameThing)];
  const lines: TimelineLine[] = [
    ...timeline.map((event) => ({
      at: event.at,
      text: TEXTS[event.kind](event),
      isMarked: event.kind === 'reposted' && event.at > report.createdAt,
    })),
    ...reports.map(({ createdAt, reporterName }) => ({
      at: createdAt,
      text: `${withParticle(reporterName ?? '탈퇴한 회원', '이/가')} 신고`,
      isMarked: true,
    })),
  ];
  return lines.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The price that the trade had when it was reported; null: none was named. */
export function reportedPrice(
  { createdAt }: Pick<OperatorReport, 'createdAt'>,
  changes: readonly { readonly at: string; readonly price: number | null }[],
  present: number | null,
): number | null {
  const set = changes.filter(({ at }) => at <= createdAt).at(-1);
  return set ? set.price : present;
}
