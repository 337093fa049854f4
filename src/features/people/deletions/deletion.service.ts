import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { RECORD_DELETION } from './deletion.jobs.ts';

const SECRET = 'deletions';
/** The disk of the log may be full or away for days. */
const ATTEMPTS = 25;

export async function hashOfAccount(db: Db): Promise<(userId: string) => string> {
  const secret = await siteSecret(db, SECRET);
  return (userId) => createHmac('sha256', secret).update(userId.toLowerCase()).digest('hex');
}

/** Records a deletion, so that it is repeated when an older backup is restored. */
export async function recordDeletion({ db, effects }: UnitOfWork, userId: string, at: Date): Promise<void> {
  const hash = (await hashOfAccount(db))(userId);
  effects.enqueue(RECORD_DELETION, { hash, at: at.toISOString() }, { attempts: ATTEMPTS });
}
