/** One thing that was done, as it stands in the chain. */
export interface AuditEntry {
  /** 1, 2, 3 … without gaps. */
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  /** JSON text, letter for letter. */
  detail: string;
}

export interface ChainedEntry extends AuditEntry {
  previousHash: Buffer;
  hash: Buffer;
}

/** Where a chain stands: its last row. */
export interface ChainEnd {
  id: number;
  hash: Buffer;
}

export type ChainFault = 'gap' | 'previous-hash' | 'content';
