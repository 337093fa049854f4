import { workerData } from 'node:worker_threads';
import { openDatabase } from '#platform/database/connect.ts';
import { DatabaseStartError, toUnavailable } from '#platform/database/database-errors.ts';
import { silentLog } from '#platform/log/log.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { callInProcess } from './call-in-process.ts';
import type { FactsTask, FactsThreadData, FactsThreadResult } from './call-in-thread.ts';

// The thread of the facts: it has connections of its own, and the facts of the last version in memory.

/** Milliseconds */
const STATEMENT_TIMEOUT = 15_000;
/** Milliseconds for a server that does not answer; the caller waits for it. */
const PATIENCE = 2_000;

const { url } = workerData as FactsThreadData;

type Call = (name: string, input: unknown) => Promise<unknown>;

async function open(): Promise<Call> {
  const { db } = await openDatabase(url, {
    log: silentLog,
    poolSize: 2,
    waitMs: PATIENCE,
    statementTimeoutMs: STATEMENT_TIMEOUT,
    applicationName: 'baramnaru facts',
  });
  return callInProcess(db) as Call;
}

let opened: Promise<Call> | undefined;

/** A database that was away is opened by a later call. */
function whenOpen(): Promise<Call> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function toAppError(error: unknown): AppError | undefined {
  if (isAppError(error)) return error;
  return error instanceof DatabaseStartError ? new AppError('UNAVAILABLE', { cause: error }) : toUnavailable(error);
}

export default async function run({ name, input }: FactsTask): Promise<FactsThreadResult> {
  try {
    const call = await whenOpen();
    return { isDone: true, value: await call(name, input) };
  } catch (error) {
    // Other errors are cloned as they are; of these the class would be lost.
    const known = toAppError(error);
    if (known === undefined) throw error;
    const { code, message, data } = known;
    return { isDone: false, code, message, data };
  }
}
