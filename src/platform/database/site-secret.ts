import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';

const SECRET_BYTES = 32;

/**
 * Returns the secret of that name, which the first request creates. It is not cached in memory, because the transaction
 * that created it may still roll back.
 */
export async function siteSecret(db: Db, name: string): Promise<Buffer> {
  const found = await findSecret(db, name);
  if (found) return found;
  // The insert waits for another process that is creating the secret.
  await db
    .insertInto('site_secret')
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`The secret ${name} was removed while it was being made.`);
  return made;
}

async function findSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('site_secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
