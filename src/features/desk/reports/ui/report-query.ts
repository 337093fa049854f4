import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { addNote } from '#features/people/players/player.contract.ts';
import {
  handleReport,
  handleReports,
  listReports,
  markReportPresence,
  type OperatorReport,
  putOffReport,
  REPORT_STATUS,
} from '#features/people/reports/report.contract.ts';
import { getReport } from '#features/people/reports/report-detail.contract.ts';
import { queueCursor } from '#features/people/reports/report-queue-cursor.rules.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';
import { changedText } from '../../suspensions/suspension.labels.ts';
import { handledText } from '../report-decision.rules.ts';
import type { ReportSearch } from '../report-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const REPORTS = ['desk', 'reports'];

export const isOfQueue = ({ status, isPutOff }: Pick<ReportSearch, 'status' | 'isPutOff'>) =>
  status === REPORT_STATUS.open && !isPutOff;

/** The waiting ones in the order of the queue, a row for each thing; the others newest first. */
export const reportPages = defineLivePages({
  key: ({ status, type, isAboutOperator, isPutOff }: ReportSearch) => [
    ...[...REPORTS, status, type ?? 0],
    ...[isAboutOperator, isPutOff],
  ],
  read({ type, isAboutOperator, ...search }, cursor: string | undefined, signal) {
    const order = isOfQueue(search) ? { sort: 'queue' as const } : { status: search.status };
    const putOff = search.isPutOff ? { isPutOff: 'true' as const } : {};
    const about = isAboutOperator ? { isAboutOperator: 'true' as const } : {};
    return call(listReports, { query: { limit: PAGE_ROWS, cursor, type, ...order, ...putOff, ...about }, signal });
  },
  next: (page: readonly OperatorReport[]) => (page.length < PAGE_ROWS ? undefined : nextCursor(page.at(-1))),
  topics: [ownTopic],
  events: [deskChanged],
  group: () => REPORTS,
  gatherMs: GATHER_MS,
});

function nextCursor(last: OperatorReport | undefined): string | undefined {
  if (!last?.more) return last && String(last.id);
  const { oldestAt, weight } = last.more;
  return queueCursor({ id: last.id, weight, oldestAt: new Date(oldestAt), asOf: new Date() });
}

export const reportDetail = defineLiveQuery({
  key: (id: number) => [...REPORTS, 'one', id],
  endpoint: getReport,
  request: (id) => ({ params: { id } }),
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});

const renewed = { invalidates: () => [REPORTS] };
export const reportMutations = {
  /** With a sanction or a sweep it changes what is known of its player. */
  handle: defineMutation(handleReport, { invalidates: () => [REPORTS, ['desk', 'people'], ['desk', 'sweeps']] }),
  handleMany: defineMutation(handleReports, renewed),
  putOff: defineMutation(putOffReport, renewed),
  addNote: defineMutation(addNote, renewed),
};

export const markReport = (id: number) => call(markReportPresence, { params: { id } });

/** Reads again what another operator may have changed, and says what that was. */
export function explainRefusal(error: ApiError, usual: string): string {
  if (error.code === 'CONFLICT') void invalidate(REPORTS);
  return handledText(error.data) ?? changedText(error.data, Date.now()) ?? usual;
}
