import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { isAppError } from '#shared/errors.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import type { Operator, Player, WriteCtx } from '../access/actor.ts';
import { handleReport } from './handle-report.service.ts';
import { handleReports } from './handle-reports.service.ts';
import { listReports } from './list-reports.service.ts';
import { putOffReport } from './put-off-report.service.ts';
import type { OperatorReport, ReportType } from './report.contract.ts';
import { createReport } from './report.service.ts';
import { queueCursorText } from './report-queue.params.ts';
import type { ReportSubjects } from './report-subject.ts';
import { countWaitingReports } from './waiting-reports.service.ts';

const clock = fixedClock('2026-11-23T12:00:00Z');
const test = testDatabase();
beforeAll(() => insertItems(test.db, smallRows.items));

const PEOPLE = 6;
const ITEM = 2;
const TYPES: readonly ReportType[] = [1, 2, 3, 4, 5, 6, 9];
const WEIGHTS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 6: 3, 3: 2, 4: 2, 5: 1, 9: 1 };
const operator = { userId: randomUUID(), level: 1 } as Operator;

/** Trades whose owner is the first of the people, and whose counterpart the second. */
function createSubjects(people: readonly { id: number }[]): ReportSubjects {
  const trade = {
    snapshotsOf: async () => new Map(),
    textOf: async () => '검 팝니다',
    reportedPlayer: async (_db: unknown, id: number) => people[id % 2]?.id ?? null,
    actions: {},
  };
  return { trade, party: trade, guild: trade, post: trade, broadcast: trade } as unknown as ReportSubjects;
}

const nth = fc.nat(40);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.nat(PEOPLE - 1), of: fc.nat(4), type: fc.constantFrom(...TYPES) }) },
  {
    weight: 3,
    arbitrary: fc.record({ nth, status: fc.constantFrom(2 as const, 3 as const), isSettled: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ bulk: fc.array(nth, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ later: nth }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function runSteps(steps: readonly Step[]) {
  await test.db.deleteFrom('report').execute();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => insertProfile(test.db)));
  const trades = [];
  for (const owner of people.slice(0, 2))
    trades.push(await insertTrade(test.db, { item_id: ITEM, profile_id: owner.id }));
  const deps = { subjects: createSubjects(people), operatorUserIds: [operator.userId], sweep: async () => undefined };
  const transact = transactOver(test.db, clock);
  const act = <Actor extends { userId: string }>(actor: Actor, work: (ctx: WriteCtx<Actor>) => Promise<unknown>) =>
    transact((unit) => work({ ...unit, actor, clock, log: silentLog }), { actor: `user:${actor.userId}` }).catch(
      (error) => {
        // A step may be impossible by now.
        if (!isAppError(error)) throw error;
      },
    );
  const findId = async (place: number) => {
    const rows = await test.db.selectFrom('report').select('id').orderBy('id').execute();
    return rows[place % Math.max(1, rows.length)]?.id ?? 1;
  };
  for (const one of steps) {
    clock.advance(HOUR_MS / 4);
    if ('by' in one) {
      const about = one.of < 3 ? { profileId: people[one.of]?.id } : { tradeId: trades[one.of - 3]?.id };
      const profile = people[one.by];
      await act({ userId: profile?.userId, profile } as Player, (ctx) =>
        createReport(ctx, deps, { type: one.type, comment: '사기입니다', ...about }),
      );
    } else if ('nth' in one) {
      const { status, isSettled } = one;
      const id = await findId(one.nth);
      await act(operator, (ctx) => handleReport(ctx, deps, id, { status, answer: '봤습니다', isSettled }));
    } else if ('bulk' in one) {
      const ids = await Promise.all(one.bulk.map(findId));
      await act(operator, (ctx) =>
        handleReports(ctx, deps.operatorUserIds, { ids, upTo: 2_000_000_000, status: 3, answer: '봤습니다' }),
      );
    } else if ('later' in one) {
      const [id, until] = [await findId(one.later), new Date(clock.now().getTime() + 2 * DAY_MS).toISOString()];
      await act(operator, (ctx) => putOffReport(ctx, deps, id, until));
    } else clock.advance(one.hours * HOUR_MS);
  }
  return { deps, rows: await test.db.selectFrom('report').selectAll().orderBy('id').execute() };
}

type Row = Awaited<ReturnType<typeof runSteps>>['rows'][number];
const toThing = (row: Row) => `${row.trade_id} ${row.reported_id}`;

function naiveWeight(row: Row, rows: readonly Row[]): number {
  const open = rows.filter(({ status }) => status === 1);
  const crowd = open.filter((other) => other.reported_id === row.reported_id || toThing(other) === toThing(row));
  const others = new Set(crowd.map(({ reporter_id }) => reporter_id));
  others.delete(row.reporter_id);
  const record = rows
    .filter((own) => own.reporter_id === row.reporter_id && own.status !== 1 && own.settled_by === null)
    .toSorted((one, other) => Number(other.handled_at) - Number(one.handled_at) || other.id - one.id)
    .slice(0, 10);
  const share = record.filter(({ status }) => status === 2).length / record.length;
  const trust = record.length < 5 ? 0 : share >= 0.8 ? 1 : share <= 0.2 ? -1 : 0;
  return (WEIGHTS[row.type] ?? 0) + Math.min(3, others.size) + trust;
}

function naiveQueue(rows: readonly Row[], now: Date) {
  const open = rows.filter((row) => row.status === 1 && (row.later_until === null || row.later_until <= now));
  const things = [...Map.groupBy(open, toThing).values()].map((group) => ({
    ids: group.map(({ id }) => id),
    at: Math.min(...group.map(({ created_at }) => created_at.getTime())),
    weight: Math.max(...group.map(({ weight }) => weight)),
  }));
  const isOld = ({ at }: { at: number }) => now.getTime() - at > DAY_MS;
  const byAge = (one: { at: number }, other: { at: number }) => one.at - other.at;
  return [
    ...things.filter(isOld).toSorted(byAge),
    ...things.filter((thing) => !isOld(thing)).toSorted((one, other) => other.weight - one.weight || byAge(one, other)),
  ];
}

it('whatever is reported and decided in whatever order, weights and queue are those of a naive reckoning', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 45 }), async (steps) => {
      const { deps, rows } = await runSteps(steps);
      const open = rows.filter(({ status }) => status === 1);
      expect(open.map(({ id, weight }) => [id, weight])).toEqual(open.map((row) => [row.id, naiveWeight(row, rows)]));

      const queue: OperatorReport[] = [];
      let cursor: ReturnType<typeof queueCursorText.parse> | undefined;
      do {
        const page = await listReports({ db: test.db, clock }, deps, { sort: 'queue', limit: 2, cursor });
        queue.push(...page.rows);
        cursor = page.next === undefined ? undefined : queueCursorText.parse(page.next);
      } while (cursor);
      const naive = naiveQueue(rows, clock.now());
      expect(queue.map(({ more }) => [more?.count, more?.newestId, more?.weight])).toEqual(
        naive.map(({ ids, weight }) => [ids.length - 1, Math.max(...ids), weight]),
      );
      expect(queue.map(({ id }, at) => naive[at]?.ids.includes(id))).toEqual(naive.map(() => true));
      expect(await countWaitingReports(test.db, { now: clock.now(), operatorUserIds: [] })).toEqual({
        count: naive.flatMap(({ ids }) => ids).length,
        oldestAt: naive.length === 0 ? null : new Date(Math.min(...naive.map(({ at }) => at))).toISOString(),
      });
    }),
    { numRuns: 12 },
  );
}, 120_000);
