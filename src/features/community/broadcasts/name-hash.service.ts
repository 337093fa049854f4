import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';

const SECRET = 'erased-name';

/** What is left of a name whose shouts were erased: nobody without the site's secret can tell whose it was. */
export async function nameHashes(
  db: Db,
  gameServer: number,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const secret = await siteSecret(db, SECRET);
  const hashOf = (key: string) => createHmac('sha256', secret).update(`${gameServer}\n${key}`).digest();
  return new Map(nameKeys.map((key) => [key, hashOf(key)]));
}
