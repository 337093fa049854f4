import { createHmac } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { codeOf } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { type DeletionRecord, RECORD_DELETION } from './deletion.jobs.ts';

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

/**
 * Appends a line with the time and the keyed hash, and syncs it to the disk. An incomplete last line, left by a killed
 * process, is ended first.
 */
export async function appendDeletion(file: string, { at, hash }: DeletionRecord): Promise<void> {
  const log = await open(file, 'a+', 0o600);
  try {
    const { size } = await log.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await log.read(last, 0, 1, size - 1);
    const isWhole = size === 0 || last.toString() === '\n';
    await log.appendFile(`${isWhole ? '' : '\n'}${at} ${hash}\n`);
    await log.sync();
  } finally {
    await log.close();
  }
}

/**
 * Skips lines that cannot be read and files that do not exist.
 * @returns the hashes of accounts deleted since then
 */
export async function readDeletionsSince(files: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(files.map(readLog));
  const records = texts
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [at, hash] = line.split(' ');
      const record = RECORD_DELETION.payload.safeParse({ at, hash });
      return record.success && new Date(record.data.at) >= since ? [record.data.hash] : [];
    });
  return new Set(records);
}

async function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
}
