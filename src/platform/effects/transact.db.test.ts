import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#database/schema.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { createTask } from '#platform/jobs/job.ts';
import { runJobsOnce } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Notice } from '#shared/notice.ts';
import { topic } from '#shared/topic.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { AuditAction, EffectHandlers, Effects, UnitOfWork } from './effects.ts';
import { createTransact } from './transact.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');
const JOB = { name: 'test.job', payload: z.strictObject({ value: z.string() }) };
const happened = eventType<string>('test.happened');
const followed = eventType<string>('test.followed');
const noticed = eventType<string>('test.noticed');
const TOPICS = [topic('test')];
const KEYS = ['a', 'b', 'c', 'd'];
const action = (name: string) => name as AuditAction;

const test = testDatabase();
let db: Db;
let sent: string[] = [];

beforeAll(async () => {
  // Tables that the features of this test write to.
  await sql`create table trace (id int primary key generated always as identity, kind text, value text)`.execute(
    test.db,
  );
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: test.database.pool }),
    log: ({ query }) => {
      sent.push(query.sql);
    },
  });
});
beforeEach(clear);

async function clear(): Promise<void> {
  await sql`truncate trace`.execute(test.db);
  await sql`delete from live_event`.execute(test.db);
  await sql`delete from graphile_worker._private_jobs`.execute(test.db);
  sent = [];
}

const write = (unit: Pick<UnitOfWork, 'db'>, kind: string, value: string) =>
  sql`insert into trace (kind, value) values (${sql.lit(kind)}, ${value})`.execute(unit.db);
const noticeOf = (value: string): Notice => ({ kind: 'test.notice', title: value, body: '', path: '/', once: value });

const handlers: EffectHandlers = {
  reactions: [
    async (unit, events) => {
      for (const { data } of events.filter((event) => happened.matches(event))) {
        await write(unit, 'reaction', data);
        unit.effects.enqueue(JOB, { value: `of ${data}` });
        unit.effects.publish(followed.on(TOPICS, data));
      }
    },
  ],
  async writeAudit(connection, records) {
    for (const { action, at, actor } of records) {
      await write({ db: connection }, 'audit', `${action} ${actor} ${at.toISOString()}`);
    }
  },
  async writeNotices(unit, notices) {
    for (const { recipientId, notice } of notices) {
      await write(unit, 'notice', `${notice.title} ${recipientId}`);
      unit.effects.publish(noticed.on(TOPICS, notice.title));
      unit.effects.enqueue(JOB, { value: `by ${notice.title}` });
    }
  },
};
const transactBy = (own: Partial<EffectHandlers> = {}) =>
  createTransact({ db, clock: fixedClock(AT), handlers: { ...handlers, ...own } });
const transact = <Result>(work: (unit: UnitOfWork) => Promise<Result>) => transactBy()(work, { actor: 'command' });

type Effect =
  | { kind: 'publish' | 'notify' | 'audit'; value: number }
  | { kind: 'enqueue'; value: number; key: string | undefined };

const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constantFrom('publish' as const, 'notify' as const, 'audit' as const), value: fc.nat(99) }),
  fc.record({
    kind: fc.constant('enqueue' as const),
    value: fc.nat(99),
    key: fc.option(fc.constantFrom(...KEYS), { nil: undefined }),
  }),
);
const anyEffects = fc.array(anyEffect, { maxLength: 12 });

function collect(effects: Effects, effect: Effect): void {
  const value = String(effect.value);
  if (effect.kind === 'publish') effects.publish(happened.on(TOPICS, value));
  if (effect.kind === 'notify') effects.notify(effect.value, noticeOf(value));
  if (effect.kind === 'audit') effects.audit(action(`test.${value}`), 'test:1');
  if (effect.kind === 'enqueue') effects.enqueue(JOB, { value }, effect.key === undefined ? {} : { key: effect.key });
}

async function written() {
  const { rows: trace } = await sql<{ kind: string; value: string }>`
    select kind, value from trace order by id`.execute(test.db);
  const events = await test.db.selectFrom('live_event').select(['type', 'data', 'at']).orderBy('id').execute();
  const { rows: jobs } = await sql<{ value: string; key: string | null }>`
    select payload->>'value' as value, key from graphile_worker._private_jobs order by id`.execute(test.db);
  return { trace, events, jobs };
}

function partsOf(statements: readonly string[]): string[] {
  const parts = statements.flatMap((text) => {
    if (text.includes('add_job')) return ['jobs'];
    if (text.includes('live_event')) return ['events'];
    return /insert into trace .*'(\w+)'/.exec(text)?.slice(1) ?? [];
  });
  return [...new Set(parts)];
}

const valuesOf = (wanted: readonly Effect[], kind: Effect['kind']) =>
  wanted.filter((effect) => effect.kind === kind).map(({ value }) => String(value));

function expectedOf(wanted: readonly Effect[]) {
  const published = valuesOf(wanted, 'publish');
  const notified = valuesOf(wanted, 'notify');
  const trace = [
    ...published.map((value) => ({ kind: 'reaction', value })),
    ...valuesOf(wanted, 'audit').map((value) => ({
      kind: 'audit',
      value: `test.${value} command ${AT.toISOString()}`,
    })),
    ...notified.map((value) => ({ kind: 'notice', value: `${value} ${value}` })),
  ];
  const events = [
    ...published.map((data) => ({ type: 'test.happened', data })),
    ...published.map((data) => ({ type: 'test.followed', data })),
    ...notified.map((data) => ({ type: 'test.noticed', data })),
  ].map((event) => ({ ...event, at: AT }));
  return { trace, events, jobs: expectedJobs(wanted, published, notified) };
}

function expectedJobs(wanted: readonly Effect[], published: readonly string[], notified: readonly string[]) {
  const enqueued = wanted.flatMap((effect) => (effect.kind === 'enqueue' ? [effect] : []));
  const unkeyed = [
    ...enqueued.filter(({ key }) => key === undefined).map(({ value }) => String(value)),
    ...published.map((value) => `of ${value}`),
    ...notified.map((value) => `by ${value}`),
  ];
  const lastOf = new Map(enqueued.map(({ key, value }) => [key, String(value)]));
  return [
    ...unkeyed.map((value) => ({ value, key: null })),
    ...KEYS.flatMap((key) => (lastOf.has(key) ? [{ value: lastOf.get(key), key }] : [])),
  ];
}

describe('the effects of a transaction', () => {
  it('are written in a fixed order, whatever order they were added in, including those that follow from them', async () => {
    const order = ['reaction', 'audit', 'notice', 'jobs', 'events'];
    await fc.assert(
      fc
        .asyncProperty(anyEffects, async (wanted) => {
          await transact(async ({ effects }) => {
            for (const effect of wanted) collect(effects, effect);
          });
          const parts = partsOf(sent);
          expect(parts).toEqual(order.filter((part) => parts.includes(part)));
          expect(await written()).toEqual(expectedOf(wanted));
        })
        .beforeEach(clear),
      { numRuns: 60 },
    );
  });

  it('leave nothing after a rollback, wherever it came from', async () => {
    const error = new Error('rolled back');
    const fail = async () => {
      throw error;
    };
    const faulty: Record<string, Partial<EffectHandlers>> = {
      work: {},
      reaction: { reactions: [...handlers.reactions, fail] },
      audit: { writeAudit: fail },
      notices: {
        async writeNotices(unit, notices) {
          await handlers.writeNotices(unit, notices);
          throw error;
        },
      },
    };
    const everything: Effect[] = [
      { kind: 'publish', value: 1 },
      { kind: 'notify', value: 1 },
      { kind: 'audit', value: 1 },
      { kind: 'enqueue', value: 1, key: undefined },
    ];
    await fc.assert(
      fc
        .asyncProperty(anyEffects, fc.constantFrom(...Object.keys(faulty)), async (wanted, where) => {
          const work = async (unit: UnitOfWork) => {
            await write(unit, 'work', where);
            for (const effect of [...wanted, ...everything]) collect(unit.effects, effect);
            if (where === 'work') throw error;
          };
          await expect(transactBy(faulty[where])(work, { actor: 'command' })).rejects.toBe(error);
          expect(await written()).toEqual({ trace: [], events: [], jobs: [] });
        })
        .beforeEach(clear),
      { numRuns: 30 },
    );
  });

  it('cause no statement when there are none', async () => {
    expect(await transact(async () => 'done')).toBe('done');
    expect(partsOf(sent)).toEqual([]);
    expect(sent.filter((text) => text.includes('pg_advisory') || text.includes('pg_notify'))).toEqual([]);
  });

  it('never deadlock', async () => {
    const turns = Array.from({ length: 24 }, (_, turn) =>
      transact(async ({ effects }) => {
        const own = turn % 2 === 0 ? KEYS : KEYS.toReversed();
        for (const key of own) effects.enqueue(JOB, { value: `${turn}` }, { key });
        effects.publish(happened.on(TOPICS, `${turn}`));
      }),
    );
    await Promise.all(turns);
    expect((await written()).jobs.filter(({ key }) => key !== null)).toHaveLength(KEYS.length);
  });
});

describe('an effect', () => {
  it('that is added after its kind was written rolls the transaction back', async () => {
    const own = {
      writeNotices: async ({ effects }: UnitOfWork) => effects.audit(action('test.late'), 'test:1'),
    };
    const late = transactBy(own)(async (unit) => collect(unit.effects, { kind: 'notify', value: 1 }), { actor: 'x' });
    await expect(late).rejects.toThrow('Too late: the audit');
    expect(await written()).toEqual({ trace: [], events: [], jobs: [] });
  });

  it('that is added after the transaction is refused', async () => {
    const effects = await transact(async (unit) => unit.effects);
    expect(() => effects.publish(happened.on(TOPICS, 'late'))).toThrow('Too late: the events');
    expect(() => effects.enqueue(JOB, { value: 'late' })).toThrow('Too late: the jobs');
    expect(() => effects.notify(1, noticeOf('late'))).toThrow('Too late: the notices');
  });

  it('for the audit needs an actor', async () => {
    const nobody = transactBy()(async ({ effects }) => effects.audit(action('test.done'), 'test:1'));
    await expect(nobody).rejects.toThrow('Nobody is answerable for test.done');
  });

  it('that causes itself again and again ends in an error', async () => {
    const again = async ({ effects }: UnitOfWork, events: readonly LiveEvent[]) => effects.publish(...events);
    const endless = transactBy({ reactions: [again] })(async (unit) =>
      collect(unit.effects, { kind: 'publish', value: 1 }),
    );
    await expect(endless).rejects.toThrow('without end');
    expect((await written()).events).toEqual([]);
  });
});

describe('a process that is killed', () => {
  const CHILD = fileURLToPath(new URL('./killed-change.child.ts', import.meta.url));
  const killed = (moment: string) =>
    expect(promisify(execFile)(process.execPath, [CHILD, test.url, moment])).rejects.toMatchObject({
      signal: 'SIGKILL',
    });
  const jobsDone: unknown[] = [];
  const task = createTask({ name: 'test.killed', payload: z.unknown() }, async (payload) => {
    jobsDone.push(payload);
    return undefined;
  });
  const runJobs = () => runJobsOnce({ url: test.url, tasks: [task], log: silentLog });

  it('leaves neither event nor job when it ends before its commit', async () => {
    await killed('while it is written');
    await runJobs();
    expect(await written()).toEqual({ trace: [], events: [], jobs: [] });
    expect(jobsDone).toEqual([]);
  });

  it('leaves its job to another process, which does it once, when it ends between commit and job', async () => {
    await killed('after the commit');
    await runJobs();
    await runJobs();
    expect(jobsDone).toEqual([{ moment: 'after the commit' }]);
    expect((await written()).events).toMatchObject([{ type: 'test.killed', data: 'after the commit' }]);
  });
});
