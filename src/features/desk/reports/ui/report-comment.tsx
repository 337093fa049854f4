import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { reporterRecord } from '../report-row.labels.ts';
import css from './report-panel.module.css';

/** Quotes the reporter. */
export function ReportComment({ report }: { report: OperatorReport }) {
  const { comment, createdAt, reporterName } = report;
  return (
    <>
      <blockquote className={css.comment}>{comment}</blockquote>
      <p className={`meta ${css.by}`}>
        <b>{reporterName ?? '탈퇴한 회원'}</b> {formatDateTime(createdAt)} · {reporterRecord(report)}
      </p>
    </>
  );
}
