export interface AuditEntry {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  /** JSON text, byte for byte: the hash covers it. */
  detail: string;
}

export interface ChainedEntry extends AuditEntry {
  previousHash: Buffer;
  hash: Buffer;
}

export interface ChainEnd {
  id: number;
  hash: Buffer;
}

/** `cut-off`: rows that an earlier verification read are gone from the end. */
export type ChainIssue = 'gap' | 'previous-hash' | 'content' | 'cut-off';
