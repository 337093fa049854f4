import { open, readFile } from 'node:fs/promises';
import { codeOf } from '#platform/database/database-errors.ts';
import { type DeletionRecord, RECORD_DELETION } from './deletion.jobs.ts';

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
