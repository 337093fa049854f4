/** Texts of an act, which are stored outside the chain, so that they can go with the account that they concern. */
export const AUDIT_TEXTS = ['reason', 'answer', 'note'] as const;
export type AuditTextKind = (typeof AUDIT_TEXTS)[number];

export interface AuditText {
  kind: AuditTextKind;
  text: string;
  /** Known to the text's row alone: without it, nobody can try which text has the hash. */
  salt: Buffer;
}

/** Shown where the hash is left of a text. */
export const ERASED_TEXT = '지운 글';

type Detail = Readonly<Record<string, unknown>>;

/** The text of an entry; null: it has none. Rows of before there were hashes have it in their detail. */
export function readText(kind: AuditTextKind, detail: Detail, stored: string | undefined): string | null {
  if (stored !== undefined) return stored;
  if (typeof detail[kind] === 'string') return detail[kind];
  return `${kind}Hash` in detail ? ERASED_TEXT : null;
}
