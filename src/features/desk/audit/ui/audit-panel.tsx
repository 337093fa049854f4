import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { auditLink } from '../audit-list.params.ts';
import { type ChangedField, fieldLabel, readChanges, subjectHref, valueText } from '../audit-text.labels.ts';
import css from './audit.module.css';
import { AuditSentence } from './audit-sentence.tsx';

/** Texts that are kept beside the chain. */
const TEXTS = [
  ['reason', '사유'],
  ['answer', '답변'],
  ['note', '메모'],
] as const;

/** An act with all that the audit has of it. */
export function AuditPanel({ entry }: { entry: AuditEntry }) {
  const { id, at, action, actor, subject, hash } = entry;
  const { changes, details } = readChanges(entry.detail);
  const texts = TEXTS.flatMap(([kind, label]) => (entry[kind] === null ? [] : [{ label, value: entry[kind] }]));
  const others = Object.entries(details);
  const href = subjectHref(entry);
  return (
    <DeskPanel
      title={`기록 ${formatDigits(id)}`}
      acts={href !== undefined && <ButtonLink href={href}>대상으로 가기</ButtonLink>}
    >
      <p className="pad">
        <AuditSentence entry={entry} isLinked />
      </p>
      <KeyValues
        rows={[
          { label: '시각', value: formatDateTime(at) },
          { label: '행동', value: <a href={auditLink({ action })}>{action}</a> },
          { label: '대상', value: <a href={auditLink({ subject })}>{subject}</a> },
          { label: '이 사람이 한 일', value: <a href={auditLink({ actor })}>기록 보기</a> },
          ...texts,
        ]}
      />
      {changes.length > 0 && <Changes changes={changes} />}
      {others.length > 0 && (
        <KeyValues rows={others.map(([name, value]) => ({ label: fieldLabel(name), value: valueText(value, name) }))} />
      )}
      <KeyValues
        rows={[
          { label: '번호', value: formatDigits(id) },
          { label: '해시', value: <span className={css.hash}>{hash}</span> },
        ]}
      />
    </DeskPanel>
  );
}

function Changes({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <table className={`t tight ${css.changes}`}>
      <thead>
        <tr>
          <th>바뀐 항목</th>
          <th>전</th>
          <th>후</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{before === after ? after : <b>{after}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
