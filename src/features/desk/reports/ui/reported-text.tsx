import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { reportedKind } from '../report-decision.rules.ts';
import { thingPath, thingText } from '../report-row.labels.ts';
import panelCss from './report-panel.module.css';
import css from './report-screen.module.css';

/** The text that was reported, and beside it the present one where it changed. */
export function ReportedText({ detail: { report, then, now } }: { detail: ReportDetail }) {
  if (then === null && now === null) return null;
  const isChanged = then !== null && now !== then;
  const path = thingPath(report);
  return (
    <Panel
      title={reportedKind(report) === undefined ? '신고된 이름' : '신고된 글'}
      aside={isChanged ? <Tag tone="warn">바뀜</Tag> : undefined}
      {...(path && { more: { href: path, label: thingText(report) } })}
    >
      <div className={classNames(css.texts, isChanged && css.sideBySide)}>
        {then !== null && <Version head={isChanged ? '신고할 때' : '신고할 때와 지금'} text={then} />}
        {(then === null || isChanged) && <Version head="지금" text={now ?? '지금은 글이 없습니다.'} />}
      </div>
    </Panel>
  );
}

function Version({ head, text }: { head: string; text: string }) {
  return (
    <div className={css.version}>
      <h3 className="meta">{head}</h3>
      <p className={panelCss.text}>{text}</p>
    </div>
  );
}
