import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { startArticleSchedule } from './article-schedule.service.ts';

/** Milliseconds (issue: within two seconds of its moment). */
const SOON_MS = 400;
const PATIENCE_MS = 2_000;

let test: TestDatabase;
let second: DatabaseConnection;
beforeAll(async () => {
  test = await createTestDatabase();
  second = await openDatabase(test.url, { log: silentLog, poolSize: 2 });
});
afterAll(async () => {
  await second.close();
  await test.drop();
});
beforeEach(() => test.db.deleteFrom('live_event').execute());

const clock = { now: () => new Date() };

/** One process: what it was told of moments, and when. */
function processOver(db: DatabaseConnection['db']) {
  const moments: number[] = [];
  const schedule = startArticleSchedule({
    db,
    clock,
    log: silentLog,
    transact: transactOver(db, clock),
    onMoment: () => moments.push(Date.now()),
  });
  return { schedule, moments };
}

const published = async () => {
  const rows = await test.db.selectFrom('live_event').select(['type', 'data']).execute();
  return rows.filter(({ type }) => type === 'content.published').map(({ data }) => data);
};

describe('two processes that wait for the same moment', () => {
  it('both drop what they have at the moment, and announce it once', async () => {
    const [one, other] = [processOver(test.db), processOver(second.db)];
    const at = new Date(Date.now() + SOON_MS);
    const id = await insertArticle(test.db, { kind: 'guide', published_at: at, released_at: null });
    one.schedule.plan();
    other.schedule.plan();
    try {
      await expect.poll(() => [one.moments.length, other.moments.length], { timeout: PATIENCE_MS }).toEqual([1, 1]);
      for (const moment of [...one.moments, ...other.moments]) {
        expect(moment).toBeGreaterThanOrEqual(at.getTime());
        expect(moment - at.getTime()).toBeLessThan(PATIENCE_MS);
      }
      await expect.poll(published, { timeout: PATIENCE_MS }).toEqual([{ kind: 'guide', id }]);
    } finally {
      await Promise.all([one.schedule.stop(), other.schedule.stop()]);
    }
    expect(await published()).toHaveLength(1);
  });

  it('announce what fell due while none of them ran', async () => {
    const id = await insertArticle(test.db, {
      kind: 'guide',
      published_at: new Date(Date.now() - 60_000),
      released_at: null,
    });
    const [one, other] = [processOver(test.db), processOver(second.db)];
    try {
      await expect.poll(published, { timeout: PATIENCE_MS }).toEqual([{ kind: 'guide', id }]);
    } finally {
      await Promise.all([one.schedule.stop(), other.schedule.stop()]);
    }
    expect(await published()).toHaveLength(1);
  });

  it('wait anew when the moment changes', async () => {
    const one = processOver(test.db);
    const id = await insertArticle(test.db, {
      kind: 'guide',
      published_at: new Date(Date.now() + SOON_MS),
      released_at: null,
    });
    one.schedule.plan();
    await test.db
      .updateTable('article')
      .set({ published_at: new Date(Date.now() + 60_000) })
      .where('id', '=', id)
      .execute();
    one.schedule.plan();
    await new Promise((resolve) => setTimeout(resolve, 2 * SOON_MS));
    await one.schedule.stop();
    expect([one.moments, await published()]).toEqual([[], []]);
  });
});
