import type { Generated } from 'kysely';

/** What a request with an `Idempotency-Key` was answered. */
export interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  /** SHA-256 of method, address and body: the same key must mean the same request. */
  request_hash: Buffer;
  /** Null until its transaction ends. */
  status: number | null;
  body: string | null;
  created_at: Generated<Date>;
}
