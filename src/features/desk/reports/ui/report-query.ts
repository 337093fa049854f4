import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { listReports, type OperatorReport, type ReportStatus } from '#features/people/reports/report.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages } from '#platform/client/live-query.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const REPORTS = ['desk', 'reports'];

export const reportPages = defineLivePages({
  key: (status: ReportStatus) => [...REPORTS, status],
  read: (status, cursor: number | undefined, signal) =>
    call(listReports, { query: { limit: PAGE_ROWS, cursor, status }, signal }),
  next: (page: readonly OperatorReport[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  group: () => REPORTS,
  gatherMs: GATHER_MS,
});
