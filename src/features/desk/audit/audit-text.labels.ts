import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { type AuditSentence, auditSentence } from '#features/people/audit/audit-sentence.rules.ts';
import { reportPath } from '../reports/report-row.labels.ts';

export function formatAct(entry: AuditEntry): AuditSentence {
  return auditSentence(entry, { actor: entry.actorName, subject: entry.subjectName });
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  guild: (id) => `/guilds/${id}`,
  item: (id) => `/items/${id}`,
  party: (id) => `/party/${id}`,
  report: (id) => reportPath(Number(id)),
  trade: (id) => `/trade/view/${id}`,
};

/** The page of what an act was about; undefined: there is none. */
export function subjectHref({ subject }: Pick<AuditEntry, 'subject'>): string | undefined {
  const [kind = '', id = ''] = subject.split(':');
  return /^\d+$/.test(id) && Object.hasOwn(PAGES, kind) ? PAGES[kind]?.(id) : undefined;
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '없음';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
