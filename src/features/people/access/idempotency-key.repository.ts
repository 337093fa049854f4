import type { Db } from '#platform/database/db.ts';

export interface Answer {
  status: number;
  body: string;
  /** Stored by an earlier request, possibly of an earlier release. */
  isReplay?: boolean;
}

export interface RequestKey {
  userId: string;
  key: string;
  requestHash: Buffer;
}

export interface StoredRequest {
  requestHash: Buffer;
  answer: Answer;
}

/**
 * Takes the key for this transaction. Where another request has it locked, waits for that one to end.
 * @returns the stored answer; undefined when the key was free
 */
export async function claimKey(db: Db, { userId, key, requestHash }: RequestKey): Promise<StoredRequest | undefined> {
  const claimed = await db
    .insertInto('answered_request')
    .values({ user_id: userId, key, request_hash: requestHash, status: null, body: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await db
    .selectFrom('answered_request')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return {
    requestHash: row.request_hash,
    answer: { status: row.status ?? 200, body: row.body ?? 'null', isReplay: true },
  };
}

export async function storeResponse(db: Db, { userId, key }: RequestKey, { status, body }: Answer): Promise<void> {
  await db
    .updateTable('answered_request')
    .set({ status, body })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

export async function deleteResponsesBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('answered_request').where('created_at', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Leaves the one that is being answered. */
export async function deleteResponsesByUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('answered_request').where('user_id', '=', userId).where('status', 'is not', null).execute();
}
