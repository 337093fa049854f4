import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { SimilarReport } from '#features/people/reports/report-detail.contract.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { reportPath } from '../report-row.labels.ts';
import { outcomeText } from '../similar-report.labels.ts';
import css from './report-screen.module.css';

/** The last decisions about reports of the same type, for evenness. */
export function SimilarReports({ similar }: { similar: readonly SimilarReport[] }) {
  if (similar.length === 0) return null;
  return (
    <Panel title="비슷한 결정">
      <ul className={`lines ${css.similar}`}>
        {similar.map((report) => (
          <li key={report.id} className="line">
            <span className="meta">{formatShortDate(report.handledAt)}</span>
            <a className="grow elide" href={reportPath(report.id)}>
              {report.answer ?? `신고 ${report.id}`}
            </a>
            <b className={report.status === REPORT_STATUS.dismissed ? 'faint' : undefined}>{outcomeText(report)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
