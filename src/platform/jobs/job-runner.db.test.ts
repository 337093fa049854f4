import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, createTestDatabase, testDatabase } from '#tests/support/database.ts';
import { installJobs } from './install-jobs.ts';
import { createTask, insertJobs, type JobKind, type JobOptions, type JobTask, newJob } from './job.ts';
import { runJobsOnce, startJobs } from './job-runner.ts';

const GREET = { name: 'test.greet', payload: z.strictObject({ name: z.string() }) };

const test = testDatabase();
beforeAll(async () => {
  // The queue learns the names of its tasks from the first worker.
  await runOnce(greeter().task);
});

beforeEach(async () => {
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`.execute(
    test.db,
  );
});

function greeter(): { task: JobTask; greeted: string[] } {
  const greeted: string[] = [];
  const task = createTask(GREET, async ({ name }) => {
    greeted.push(name);
    return undefined;
  });
  return { task, greeted };
}

function addJob<Payload>(db: Db, kind: JobKind<Payload>, payload: Payload, options?: JobOptions) {
  return insertJobs(db, [newJob(kind, payload, options)]);
}

const optionsFor = (task: JobTask) => ({ url: test.url, tasks: [task], log: silentLog });
const runOnce = (task: JobTask) => runJobsOnce(optionsFor(task));

interface Waiting {
  attempts: number;
  max_attempts: number;
  run_at: Date;
  last_error: string | null;
  is_locked: boolean;
}

async function waiting(): Promise<Waiting[]> {
  const { rows } =
    await sql<Waiting>`select attempts, max_attempts, run_at, last_error, locked_at is not null as is_locked
    from graphile_worker.jobs order by id`.execute(test.db);
  return rows;
}

describe('a new job', () => {
  it('is done after the commit, with its payload', async () => {
    const { task, greeted } = greeter();
    await test.db.transaction().execute(async (transaction) => {
      await addJob(transaction, GREET, { name: '다람쥐' });
      await runOnce(task);
      expect(greeted).toEqual([]);
    });
    await runOnce(task);
    await runOnce(task);
    expect(greeted).toEqual(['다람쥐']);
    expect(await waiting()).toEqual([]);
  });

  it('is not done after a rollback', async () => {
    const { task, greeted } = greeter();
    const failing = test.db.transaction().execute(async (transaction) => {
      await addJob(transaction, GREET, { name: '토끼' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await runOnce(task);
    expect(greeted).toEqual([]);
  });

  it('waits for its time', async () => {
    const { task, greeted } = greeter();
    await addJob(test.db, GREET, { name: '이따가' }, { runAt: new Date(Date.now() + 60_000) });
    await runOnce(task);
    expect(greeted).toEqual([]);
  });

  it('replaces what waits under the same key', async () => {
    const { task, greeted } = greeter();
    await addJob(test.db, GREET, { name: '먼저' }, { key: 'one' });
    await addJob(test.db, GREET, { name: '나중' }, { key: 'one' });
    await runOnce(task);
    expect(greeted).toEqual(['나중']);
  });

  it('is the last of its key in one statement, and never deadlocks with another', async () => {
    const { task, greeted } = greeter();
    const keyed = (name: string, key: string) => newJob(GREET, { name }, { key });
    await insertJobs(test.db, [keyed('옛것', 'a'), keyed('새것', 'a')]);
    await runOnce(task);
    expect(greeted).toEqual(['새것']);
    const turns = Array.from({ length: 20 }, (_, turn) => {
      const jobs = [keyed(`${turn}`, 'b'), keyed(`${turn}`, 'c')];
      return insertJobs(test.db, turn % 2 === 0 ? jobs : jobs.toReversed());
    });
    await Promise.all(turns);
    expect(await waiting()).toHaveLength(2);
  });

  it('is inserted together with many others', async () => {
    const { task, greeted } = greeter();
    await insertJobs(test.db, []);
    await insertJobs(
      test.db,
      ['하나', "둘' --"].map((name) => newJob(GREET, { name })),
    );
    await runOnce(task);
    expect(greeted.toSorted()).toEqual(["둘' --", '하나'].toSorted());
  });
});

describe('a job', () => {
  it('that fails is retried later, and not more often than its limit', async () => {
    let runs = 0;
    const seen: boolean[] = [];
    const task = createTask(GREET, async (_payload, { isLastAttempt }) => {
      runs += 1;
      seen.push(isLastAttempt);
      throw new Error('not today');
    });
    await addJob(test.db, GREET, { name: '곰' }, { attempts: 2 });
    await runOnce(task);
    const [first] = await waiting();
    expect(first).toMatchObject({ attempts: 1, last_error: 'not today', is_locked: false });
    expect(first?.run_at.getTime()).toBeGreaterThan(Date.now());
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`.execute(
      test.db,
    );
    await runOnce(task);
    await runOnce(task);
    expect([runs, seen]).toEqual([2, [false, true]]);
  });

  it('whose payload another version wrote is not lost', async () => {
    const { task, greeted } = greeter();
    await addJob(test.db, { name: GREET.name, payload: z.unknown() }, { title: '?' });
    await runOnce(task);
    expect(greeted).toEqual([]);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });

  it('may be rescheduled by its handler', async () => {
    const againAt = new Date(Date.now() + 90_000);
    const task = createTask(GREET, async () => ({ againAt }));
    await addJob(test.db, GREET, { name: '여우' }, { attempts: 3 });
    await runOnce(task);
    const jobs = await waiting();
    expect(jobs).toMatchObject([{ attempts: 0, max_attempts: 2, last_error: null }]);
    expect(jobs[0]?.run_at.getTime()).toBe(againAt.getTime());
  });
});

describe('startJobs', () => {
  it('does new jobs, each once among several processes, and stops', async () => {
    const { task, greeted } = greeter();
    const runners = [startJobs(optionsFor(task)), startJobs(optionsFor(task))];
    const names = Array.from({ length: 20 }, (_, index) => `${index}`);
    await insertJobs(
      test.db,
      names.map((name) => newJob(GREET, { name })),
    );
    await expect.poll(() => greeted.length, { timeout: 10_000 }).toBe(20);
    expect(new Set(greeted).size).toBe(20);
    await Promise.all(runners.map((runner) => runner.stop()));
    await addJob(test.db, GREET, { name: '늦게' });
    expect(greeted).not.toContain('늦게');
  });

  it('continues after its connections were cut', async () => {
    const { task, greeted } = greeter();
    const runner = startJobs(optionsFor(task));
    await addJob(test.db, GREET, { name: '앞' });
    await expect.poll(() => greeted, { timeout: 10_000 }).toContain('앞');
    // A job whose completion is cut off would come once more, here or in a later test.
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'baramnaru-jobs'`.execute(test.db);
    await addJob(test.db, GREET, { name: '뒤' });
    await expect.poll(() => greeted, { timeout: 20_000 }).toContain('뒤');
    await runner.stop();
  });

  it('continues after a job was done whose completion the database refused', { timeout: 30_000 }, async () => {
    const own = await createTestDatabase();
    const { task, greeted } = greeter();
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
      own.db,
    );
    await sql`create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`.execute(
      own.db,
    );
    const runner = startJobs({ url: own.url, tasks: [task], log: silentLog });
    await addJob(own.db, GREET, { name: '앞' });
    await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['앞']);
    await sql`drop function refuse cascade`.execute(own.db);
    await addJob(own.db, GREET, { name: '뒤' });
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['앞', '뒤']);
    await runner.stop();
    await own.drop();
  });

  it('returns the jobs of a killed process to the queue', async () => {
    const { task, greeted } = greeter();
    await addJob(test.db, GREET, { name: '남은 일' });
    await sql`update graphile_worker._private_jobs
      set locked_at = now() - interval '10 minutes', locked_by = 'worker-of-a-killed-process'`.execute(test.db);
    await runOnce(task);
    expect(greeted).toEqual([]);
    const runner = startJobs({ ...optionsFor(task), sweepMs: 50 });
    await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['남은 일']);
    await runner.stop();
  });
});

describe('stopping', () => {
  it('ends soon even when the database is gone', { timeout: 30_000 }, async () => {
    const own = await createTestDatabase();
    const { task, greeted } = greeter();
    const runner = startJobs({ url: own.url, tasks: [task], log: silentLog });
    await addJob(own.db, GREET, { name: '여기' });
    await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['여기']);
    await own.drop();
    await runner.stop();
  });

  it('stops right after it began', async () => {
    const runner = startJobs(optionsFor(greeter().task));
    await runner.stop();
  });
});

describe('installJobs', () => {
  it('may run in several processes at once, and again', async () => {
    const empty = await createEmptyDatabase();
    await Promise.all(Array.from({ length: 4 }, () => installJobs(empty.url, silentLog)));
    await installJobs(empty.url, silentLog);
    const { task, greeted } = greeter();
    await addJob(empty.db, GREET, { name: '첫 일' });
    await runJobsOnce({ url: empty.url, tasks: [task], log: silentLog });
    expect(greeted).toEqual(['첫 일']);
    await empty.drop();
  });
});
