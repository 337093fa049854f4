import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startJobs } from './job-runner.ts';
import { type ScheduledTask, toJobTask } from './scheduled-task.ts';

const test = testDatabase();
beforeEach(async () => {
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`.execute(
    test.db,
  );
});

const task = (name: string, run: ScheduledTask['run'] = async () => 0): ScheduledTask => ({
  name,
  cron: '*/10 * * * *',
  run,
});

async function waiting() {
  const { rows } = await sql<{ task: string; key: string; run_at: Date; last_error: string | null }>`
    select task_identifier as task, key, run_at, last_error from graphile_worker.jobs order by id`.execute(test.db);
  return rows;
}

async function known(name: string) {
  const { rows } = await sql<{ last_execution: Date | null }>`
    select last_execution from graphile_worker._private_known_crontabs where identifier = ${name}`.execute(test.db);
  return rows;
}

const start = (...scheduled: ScheduledTask[]) => startJobs({ url: test.url, tasks: [], scheduled, log: silentLog });

describe('a scheduled task', () => {
  it('is known by its name, and runs a minute after a start, once for all processes', async () => {
    const startedAt = Date.now();
    const runners = [start(task('test.once')), start(task('test.once'))];
    await expect.poll(() => known('test.once'), { timeout: 10_000 }).toHaveLength(1);
    await expect.poll(waiting, { timeout: 10_000 }).toMatchObject([{ task: 'test.once', key: 'test.once' }]);
    const [job] = await waiting();
    expect(job?.run_at.getTime()).toBeGreaterThanOrEqual(startedAt + 60_000);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(await waiting()).toHaveLength(1);
  });

  it('does not run for times missed while no process was there', async () => {
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('test.missed', now() - interval '2 days', now() - interval '1 day')`.execute(test.db);
    let runs = 0;
    const marker = task('test.marker');
    const missed = task('test.missed', async () => {
      runs += 1;
      return 0;
    });
    const runner = start(missed, marker);
    await expect.poll(() => known('test.marker'), { timeout: 10_000 }).toHaveLength(1);
    await runner.stop();
    const jobs = await waiting();
    expect(jobs.filter(({ run_at }) => run_at.getTime() < Date.now())).toEqual([]);
    expect([jobs.length, runs]).toEqual([2, 0]);
  });

  it('that fails is retried, and the others run', async () => {
    const done: string[] = [];
    const broken = task('test.broken', () => Promise.reject(new Error('no such table')));
    const sound = task('test.sound', async () => done.push('sound'));
    const runner = start(broken, sound);
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(2);
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`.execute(
      test.db,
    );
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['sound']);
    await expect
      .poll(waiting, { timeout: 10_000 })
      .toMatchObject([{ task: 'test.broken', last_error: 'no such table' }]);
    await runner.stop();
  });

  it('logs how many rows it changed, and nothing for zero', async () => {
    const lines: string[] = [];
    const log = createConsoleLog('debug', (line) => lines.push(line));
    const run = { signal: AbortSignal.timeout(HOUR_MS), isLastAttempt: false };
    for (const count of [0, 3])
      await toJobTask(
        task('test.counted', async () => count),
        log,
      ).run({}, run);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('name=test.counted');
    expect(lines[0]).toContain('count=3');
  });
});
