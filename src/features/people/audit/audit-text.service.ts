import { createHash } from 'node:crypto';
import type { AuditDetail } from '#platform/effects/effects.ts';
import { AUDIT_TEXTS, type AuditText } from './audit-text.ts';

/** SHA-256 over text and salt (contract §21). */
export function auditTextHash({ text, salt }: Pick<AuditText, 'text' | 'salt'>): string {
  return createHash('sha256').update(text).update(salt).digest('hex');
}

/** Replaces the texts of a detail by their hashes (`reason` by `reasonHash`). */
export function splitTexts(detail: AuditDetail, newSalt: () => Buffer): { detail: AuditDetail; texts: AuditText[] } {
  const texts = AUDIT_TEXTS.flatMap((kind) => {
    const text = detail[kind];
    return typeof text === 'string' ? [{ kind, text, salt: newSalt() }] : [];
  });
  const hashOf = new Map<string, string>(texts.map((text) => [text.kind, auditTextHash(text)]));
  const entries = Object.entries(detail).map(([name, value]) => {
    const hash = hashOf.get(name);
    return hash === undefined ? [name, value] : [`${name}Hash`, hash];
  });
  return { detail: Object.fromEntries(entries), texts };
}
