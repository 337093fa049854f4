import { workerData } from 'node:worker_threads';
import { openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import { isAppError } from '#shared/errors.ts';
import { callInProcess } from './call-in-process.ts';
import type { FactsTask, FactsThreadData, FactsThreadResult } from './call-in-thread.ts';

// The thread of the facts: it has a connection of its own, and the facts of the last version in memory.

/** Milliseconds */
const STATEMENT_TIMEOUT = 15_000;

const { url } = workerData as FactsThreadData;
const opened = openDatabase(url, {
  log: silentLog,
  poolSize: 2,
  statementTimeoutMs: STATEMENT_TIMEOUT,
  applicationName: 'baramnaru facts',
}).then(({ db }) => callInProcess(db));

export default async function run({ name, input }: FactsTask): Promise<FactsThreadResult> {
  try {
    const call = (await opened) as (name: string, input: unknown) => Promise<unknown>;
    return { isDone: true, value: await call(name, input) };
  } catch (error) {
    // Other errors are cloned as they are; of these the class would be lost.
    if (!isAppError(error)) throw error;
    return { isDone: false, code: error.code, message: error.message, data: error.data };
  }
}
