import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { particle } from '#shared/korean/particle.ts';
import { auditText } from '../audit-sentence.labels.ts';
import css from './audit.module.css';

/** An act as a line: who, to what, and what. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { actor, subject, text } = auditText(entry);
  return (
    <span className={css.sentence}>
      <b>{actor}</b>
      <span className="own-text">{particle(actor, '이/가')} </span>
      <span className={css.subject}>{subject}</span>
      <span className="own-text">{`: ${text}`}</span>
    </span>
  );
}
