import { createHash } from 'node:crypto';
import type { AuditEntry, ChainEnd, ChainedEntry, ChainIssue } from './audit-chain.ts';

export const CHAIN_START: ChainEnd = { id: 0, hash: Buffer.alloc(32) };

/** SHA-256 of the previous hash and the content, a JSON array, so that no two contents have the same text. */
export function chainHash(previousHash: Buffer, { id, at, actor, action, subject, detail }: AuditEntry): Buffer {
  const content = JSON.stringify([id, at.toISOString(), actor, action, subject, detail]);
  return createHash('sha256').update(previousHash).update(content).digest();
}

export function chained(end: ChainEnd, entry: Omit<AuditEntry, 'id'>): ChainedEntry {
  const whole = { ...entry, id: end.id + 1 };
  return { ...whole, previousHash: end.hash, hash: chainHash(end.hash, whole) };
}

export function validateEntry(end: ChainEnd, row: ChainedEntry): ChainIssue | undefined {
  if (row.id !== end.id + 1) return 'gap';
  if (!row.previousHash.equals(end.hash)) return 'previous-hash';
  return row.hash.equals(chainHash(end.hash, row)) ? undefined : 'content';
}
