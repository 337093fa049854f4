import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { reportStatusName, reportTypeName } from '#features/people/reports/report.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { reportedName, reporterRecord, thingPath, thingText } from '../report-row.labels.ts';
import css from './report-panel.module.css';

/** A report with what was said, by whom and about what. */
export function ReportPanel({ report }: { report: OperatorReport }) {
  const { id, type, comment, createdAt, reportedText, reporterName, answer, status } = report;
  const path = thingPath(report);
  return (
    <DeskPanel title={`신고 ${id}`} tag={<Tag>{reportTypeName(type)}</Tag>}>
      <div className="pad">
        <blockquote className={css.comment}>{comment}</blockquote>
        <p className={`meta ${css.by}`}>
          <b>{reporterName ?? '탈퇴한 회원'}</b> {formatDateTime(createdAt)} · {reporterRecord(report)}
        </p>
      </div>
      <KeyValues
        rows={[
          { label: '신고된 사람', value: reportedName(report) },
          { label: '대상', value: path ? <a href={path}>{thingText(report)}</a> : thingText(report) },
          { label: '받은 신고', value: formatDigits(report.reportsOfReported) },
          { label: '상태', value: reportStatusName(status) },
        ]}
      />
      {reportedText !== null && (
        <div className="pad">
          <h3 className="meta">신고할 때의 글</h3>
          <p className={css.text}>{reportedText}</p>
        </div>
      )}
      {answer !== null && (
        <div className="pad">
          <h3 className="meta">답변</h3>
          <p className={css.text}>{answer}</p>
        </div>
      )}
    </DeskPanel>
  );
}
