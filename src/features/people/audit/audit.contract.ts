import { z } from 'zod';

/** What an operator did. Rows are never changed; each holds the hash of the one before. */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  /** `user:UUID`, or `command` for the command line. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** SHA-256 in hexadecimal digits. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
