import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { valueText } from '../audit-text.labels.ts';
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
  const { id, at, action, subject, detail, hash } = entry;
  const details = Object.entries(detail);
  const texts = TEXTS.flatMap(([kind, label]) => (entry[kind] === null ? [] : [{ label, value: entry[kind] }]));
  return (
    <DeskPanel title={`기록 ${formatDigits(id)}`}>
      <p className="pad">
        <AuditSentence entry={entry} isLinked />
      </p>
      <KeyValues
        rows={[
          { label: '시각', value: formatDateTime(at) },
          { label: '행동', value: action },
          { label: '대상', value: subject },
          ...texts,
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
