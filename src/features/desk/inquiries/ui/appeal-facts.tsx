import type { Appeal } from '#features/people/inquiries/inquiry.contract.ts';
import { reportTypeName } from '#features/people/reports/report.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { AuditSentence } from '../../audit/ui/audit-sentence.tsx';
import { reportPath } from '../../reports/report-row.labels.ts';
import css from '../../reports/ui/report-panel.module.css';
import screenCss from '../../reports/ui/report-screen.module.css';
import { SanctionRows } from '../../reports/ui/sanction-rows.tsx';

/** Shows the ground of an appeal: the suspension that runs, all sanctions, and the reports and acts behind them. */
export function AppealFacts({ appeal: { suspension, sanctions, reports, acts, isOwn } }: { appeal: Appeal }) {
  return (
    <>
      {suspension ? (
        <KeyValues
          rows={[
            { label: '정지 시작', value: formatDateTime(suspension.suspendedAt) },
            { label: '정지 끝', value: formatDateTime(suspension.until) },
            { label: '사유', value: suspension.reason },
            { label: '정지한 운영자', value: isOwn ? '나' : (suspension.byName ?? '알 수 없음') },
          ]}
        />
      ) : (
        <p className="pad meta">지금은 정지되어 있지 않습니다.</p>
      )}
      <SanctionRows sanctions={sanctions} />
      {reports.length > 0 && (
        <ul className={`lines ${screenCss.rows}`} aria-label="근거가 된 신고">
          {reports.map(({ id, type, createdAt, otherName, comment }) => (
            <li key={id} className="line">
              <Tag>{reportTypeName(type)}</Tag>
              <div className="grow min-w-0">
                <p>
                  <a href={reportPath(id)}>신고 {id}</a>{' '}
                  <span className="meta">{`${otherName ?? '탈퇴한 회원'} · ${formatShortDate(createdAt)}`}</span>
                </p>
                <p className={css.text}>{comment}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {acts.length > 0 && (
        <div className="pad">
          <Collapsible title={`운영 기록 ${formatDigits(acts.length)}`}>
            <ul className="lines">
              {acts.map((act) => (
                <li key={act.id} className="line">
                  <span className="meta">{formatShortDate(act.at)}</span>
                  <div className="grow min-w-0">
                    <AuditSentence entry={act} isLinked />
                    {act.reason !== null && <p className="meta">{act.reason}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </Collapsible>
        </div>
      )}
    </>
  );
}
