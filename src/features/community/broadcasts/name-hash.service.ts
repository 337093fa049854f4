import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';

const SECRET = 'erased-name';

/**
 * Hashes names with the site's secret. The hash of an erased name is kept, and nobody without the secret can tell whose
 * it was.
 */
export async function nameHashes(
  db: Db,
  gameServer: number,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const secret = await siteSecret(db, SECRET);
  const hashOf = (key: string) => createHmac('sha256', secret).update(`${gameServer}\n${key}`).digest();
  return new Map(nameKeys.map((key) => [key, hashOf(key)]));
}
