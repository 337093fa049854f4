import type { OtherReport } from '#features/people/reports/report-detail.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { PanelHeading } from '../../table/ui/desk-panel.tsx';
import css from './report-panel.module.css';

interface OtherReportsProps {
  others: readonly OtherReport[];
  left: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** The other open reports of the same player: those that are ticked are closed alike. */
export function OtherReports({ others, left, onToggle }: OtherReportsProps) {
  if (others.length === 0) return null;
  return (
    <div className="pad">
      <PanelHeading className={css.othersHead}>
        다른 신고 {formatDigits(others.length)} <span className="faint">표시한 것은 함께 처리됩니다</span>
      </PanelHeading>
      <ul className={css.others}>
        {others.map(({ id, reporterName, comment }) => (
          <li key={id}>
            <label className="check">
              <input type="checkbox" checked={!left.has(id)} onChange={() => onToggle(id)} />
              <span className="elide">
                {id} <b>{reporterName ?? '탈퇴한 회원'}</b> <span className="faint">{`“${comment}”`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
