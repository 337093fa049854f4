import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import type { ReportSearch } from '../report-list.params.ts';
import { reportPages } from './report-query.ts';

export interface QueuePlace {
  /** From 0; undefined: the report does not wait there, or further back than was read. */
  readonly nth: number | undefined;
  readonly count: number;
  readonly isMore: boolean;
  readonly last: number | undefined;
  readonly next: number | undefined;
}

const QUEUE: ReportSearch = { status: REPORT_STATUS.open, type: undefined, isAboutOperator: false, isPutOff: false };

/** The reports beside this one in the queue, in which those about one thing are one row. */
export function useQueuePlace({ report, others }: Pick<ReportDetail, 'report' | 'others'>): QueuePlace {
  const { data: rows = [], hasNextPage } = useLivePages(reportPages, QUEUE);
  const same = new Set([report.id, ...others.filter(({ isSameThing }) => isSameThing).map(({ id }) => id)]);
  const at = rows.findIndex(({ id }) => same.has(id));
  return {
    nth: at < 0 ? undefined : at,
    count: rows.length,
    isMore: hasNextPage,
    last: at < 0 ? undefined : rows[at - 1]?.id,
    next: rows[at + 1]?.id,
  };
}
