import { randomUUID } from 'node:crypto';
import type { Db } from './db.ts';

/** Reads the id of the data's epoch. Every restore begins another one, so that clients discard what they remember. */
export async function readEpoch(db: Db): Promise<string> {
  const { id } = await db.selectFrom('site_epoch').select('id').executeTakeFirstOrThrow();
  return id;
}

export async function renewEpoch(db: Db, at: Date): Promise<string> {
  const id = randomUUID();
  await db.updateTable('site_epoch').set({ id, since: at }).execute();
  return id;
}
