import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { formatAct, subjectHref } from '../audit-text.labels.ts';
import css from './audit.module.css';

/** An act as a line: who did what to which subject. */
export function AuditSentence({ entry, isLinked = false }: { entry: AuditEntry; isLinked?: boolean }) {
  const href = isLinked ? subjectHref(entry) : undefined;
  return (
    <span className={css.sentence}>
      {formatAct(entry).parts.map(({ is, text }) => {
        if (is === 'words') return <span key={text}>{text}</span>;
        if (is === 'actor') return <b key={text}>{text}</b>;
        return href === undefined ? (
          <span key={text} className={css.subject}>
            {text}
          </span>
        ) : (
          <a key={text} href={href}>
            {text}
          </a>
        );
      })}
    </span>
  );
}
