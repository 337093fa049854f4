import { Piscina } from 'piscina';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { CallFacts, FactsCallName } from './facts-calls.ts';

export interface FactsThreadData {
  /** Of the database. */
  url: string;
}

export interface FactsTask {
  name: FactsCallName;
  input: unknown;
}

export type FactsThreadResult =
  | { isDone: true; value: unknown }
  | { isDone: false; code: ErrorCode; message: string; data: Readonly<Record<string, unknown>> | undefined };

export interface FactsThread {
  call: CallFacts;
  isRunning(): boolean;
  close(): Promise<void>;
}

/** Milliseconds without a call after which the thread ends and gives its memory back; the next call starts it again. */
const IDLE_TIMEOUT = 60_000;

/** Starts no thread before the first call. */
export function openFactsThread(url: string, idleTimeout = IDLE_TIMEOUT): FactsThread {
  const pool = new Piscina<FactsTask, FactsThreadResult>({
    filename: new URL('./facts.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout,
    workerData: { url } satisfies FactsThreadData,
  });
  const call = async (name: FactsCallName, input?: unknown) => {
    const result = await pool.run({ name, input });
    if (result.isDone) return result.value;
    const { code, message, data } = result;
    throw new AppError(code, { message, ...(data && { data }) });
  };
  return { call: call as CallFacts, isRunning: () => pool.threads.length > 0, close: () => pool.destroy() };
}
