import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';

/** Attempts of a job that fails: with growing pauses, about half an hour in all. */
const USUAL_ATTEMPTS = 8;

/** Work that is done after the transaction that asked for it, by any process, and again when it fails. */
export interface JobKind<Payload> {
  /** `notification.deliver` */
  readonly name: string;
  /** What is written into the queue is checked when it is read: another version of the program may have written it. */
  readonly payload: z.ZodType<Payload>;
}

export interface JobOptions {
  /** Not before; at once when left out. */
  runAt?: Date;
  /** A job that waits under the same key is replaced; one that runs is not. */
  key?: string;
  /** How often it is tried at most. */
  attempts?: number;
}

/** One job for the queue. */
export interface NewJob extends JobOptions {
  readonly name: string;
  readonly payload: unknown;
}

export function newJob<Payload>({ name }: JobKind<Payload>, payload: Payload, options: JobOptions = {}): NewJob {
  return { ...options, name, payload };
}

/**
 * Puts jobs into the queue by one statement, in the caller's transaction: they are done after its commit, and not at all after a
 * rollback. Services enqueue by the effects of their transaction.
 */
export async function insertJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = inLockOrder(jobs).map(({ attempts = USUAL_ATTEMPTS, ...job }) => ({ ...job, attempts }));
  await sql`select graphile_worker.add_job(name, payload, run_at => "runAt", job_key => key, max_attempts => attempts)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as job (name text, payload json, "runAt" timestamptz, key text, attempts integer)`.execute(db);
}

/** Of jobs with one key the last. Keys hold locks until the commit: taken in one order, no two transactions wait for each other. */
function inLockOrder(jobs: readonly NewJob[]): NewJob[] {
  const byKey = new Map(jobs.flatMap((job) => (job.key === undefined ? [] : [[job.key, job] as const])));
  const keyed = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, job]) => job);
  return [...jobs.filter(({ key }) => key === undefined), ...keyed];
}

/** The job has done nothing and is to be done at this time. */
export interface JobAgain {
  againAt: Date;
}

export interface JobRun {
  /** Fires when the job takes too long and when the process stops. */
  signal: AbortSignal;
  /** It is not tried again. */
  isLastAttempt: boolean;
}

/** Who does the jobs of one kind. Doing a job twice must do no harm: a process may die between the work and its mark. */
export interface JobTask {
  readonly name: string;
  run(payload: unknown, run: JobRun): Promise<JobAgain | undefined>;
}

export function taskOf<Payload>(
  { name, payload }: JobKind<Payload>,
  act: (payload: Payload, run: JobRun) => Promise<JobAgain | undefined>,
): JobTask {
  return { name, run: (given, run) => act(payload.parse(given), run) };
}
