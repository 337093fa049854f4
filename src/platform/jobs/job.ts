import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';

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

/** Puts a job into the queue, in the caller's transaction: done after its commit, and not at all after a rollback. */
export async function addJob<Schema, Payload>(
  db: Kysely<Schema>,
  kind: JobKind<Payload>,
  payload: Payload,
  { runAt, key, attempts = USUAL_ATTEMPTS }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${kind.name}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text, max_attempts => ${attempts}::integer)`.execute(
    db,
  );
}

/** Puts many of one kind into the queue by one statement. */
export async function addJobs<Schema, Payload>(
  db: Kysely<Schema>,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`select graphile_worker.add_job(${kind.name}, payload, max_attempts => ${USUAL_ATTEMPTS}::integer)
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db);
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
