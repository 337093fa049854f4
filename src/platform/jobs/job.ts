import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';

/** Attempts of a failing job; with growing pauses they take about half an hour. */
const USUAL_ATTEMPTS = 8;

export interface JobKind<Payload> {
  /** Name in the queue: `notification.deliver`. */
  readonly name: string;
  /** Validated when the job runs, because another version of the program may have written it. */
  readonly payload: z.ZodType<Payload>;
}

export interface JobOptions {
  runAt?: Date;
  /** Key of the job, which replaces a waiting job with the same key, but not a running one. */
  key?: string;
  attempts?: number;
}

export interface NewJob extends JobOptions {
  readonly name: string;
  readonly payload: unknown;
}

export function newJob<Payload>({ name }: JobKind<Payload>, payload: Payload, options: JobOptions = {}): NewJob {
  return { ...options, name, payload };
}

/**
 * Adds jobs to the queue by one statement in the caller's transaction: they run after its commit, and not at all after
 * a rollback. Services enqueue by the effects of their transaction.
 */
export async function insertJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = inLockOrder(jobs).map(({ attempts = USUAL_ATTEMPTS, ...job }) => ({ ...job, attempts }));
  await sql`select graphile_worker.add_job(name, payload, run_at => "runAt", job_key => key, max_attempts => attempts)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as job (name text, payload json, "runAt" timestamptz, key text, attempts integer)`.execute(db);
}

/**
 * Reduces jobs to the last one of each key, in a fixed order: keys are locked until the commit, so another order could
 * deadlock.
 */
function inLockOrder(jobs: readonly NewJob[]): NewJob[] {
  const byKey = new Map(jobs.flatMap((job) => (job.key === undefined ? [] : [[job.key, job] as const])));
  const keyed = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, job]) => job);
  return [...jobs.filter(({ key }) => key === undefined), ...keyed];
}

export interface JobAgain {
  againAt: Date;
}

export interface JobRun {
  signal: AbortSignal;
  isLastAttempt: boolean;
}

/** Handles one kind of job. It must be idempotent: a process may die between the work and its completion mark. */
export interface JobTask {
  readonly name: string;
  run(payload: unknown, run: JobRun): Promise<JobAgain | undefined>;
}

export function createTask<Payload>(
  { name, payload }: JobKind<Payload>,
  act: (payload: Payload, run: JobRun) => Promise<JobAgain | undefined>,
): JobTask {
  return { name, run: (given, run) => act(payload.parse(given), run) };
}
