import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { auditText, valueText } from '../audit-sentence.labels.ts';
import css from './audit.module.css';

/** An act with all that the audit has of it. */
export function AuditPanel({ entry }: { entry: AuditEntry }) {
  const { id, at, action, subject, detail, hash } = entry;
  const details = Object.entries(detail);
  return (
    <DeskPanel title={`기록 ${formatDigits(id)}`}>
      <KeyValues
        rows={[
          { label: '시각', value: formatDateTime(at) },
          { label: '한 사람', value: auditText(entry).actor },
          { label: '행동', value: action },
          { label: '대상', value: subject },
        ]}
      />
      {details.length > 0 && (
        <KeyValues rows={details.map(([name, value]) => ({ label: name, value: valueText(value) }))} />
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
