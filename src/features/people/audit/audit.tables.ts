/** What operators did. Rows are only ever added, each holding the hash of the one before. */
export interface AuditTable {
  id: number;
  at: Date;
  /** `user:UUID`, or `command` for the command line. */
  actor: string;
  action: string;
  /** `profile:12`, `user:UUID` … */
  subject: string;
  /** JSON text, kept letter for letter: it is part of the hash. */
  detail: string;
  /** 32 zero bytes in the first row. */
  previous_hash: Buffer;
  hash: Buffer;
}
