import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { BY_OPERATOR, deskOver, editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { type FactsThread, openFactsThread } from './call-in-thread.ts';
import { createFactsDesk } from './facts-desk.ts';

const test = testDatabase();
let proxy: DatabaseProxy;
let thread: FactsThread;
beforeAll(async () => {
  await releaseSmallFacts(test.db, 1);
  proxy = await openDatabaseProxy(test.url);
  thread = openFactsThread(proxy.url);
});
afterAll(async () => {
  await thread.close();
  await proxy.close();
});

const edit = (price: unknown, version = 1): FactChange => ({ act: 'edit', edits: [editOf({ price }, { version })] });
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('answers and refuses in its thread as in this one, also after a version that it has not read', async () => {
  const [inThread, here] = [createFactsDesk(thread.call), deskOver(test.db)];
  const both = async (change: FactChange) => [await inThread.check(change), await here.check(change)] as const;
  expect(thread.isRunning()).toBe(false);
  const [one, other] = await both(edit(20));
  expect({ ...one, milliseconds: 0 }).toEqual({ ...other, milliseconds: 0 });
  expect(thread.isRunning()).toBe(true);
  for (const change of [edit('20'), edit(20, 0), { act: 'edit' as const, edits: [editOf({ code: 1 })] }]) {
    const [refused, expected] = [await refusalOf(inThread.check(change)), await refusalOf(here.check(change))];
    expect(refused).toEqual(expected);
    expect(refused).toMatchObject({ name: 'AppError' });
  }
  await here.do(edit(20));
  expect(await refusalOf(inThread.check(edit(30)))).toMatchObject({
    data: { reason: 'CHANGED', current: { version: 2 } },
  });
  const written = await test.db.transaction().execute((db) => inThread.change(db, edit(30, 2), BY_OPERATOR));
  expect(written).toMatchObject({ version: 3, changes: { changed: 1 } });
});

it('says that the database is away, and works again once it is back', async () => {
  const desk = createFactsDesk(thread.call);
  await proxy.shut();
  expect(await refusalOf(desk.check(edit(40, 3)))).toMatchObject({ code: 'UNAVAILABLE' });
  await proxy.reopen();
  expect(await desk.check(edit(40, 3))).toMatchObject({ faultCount: 0 });
});

it('starts without its database, ends when idle, and starts again', async () => {
  await proxy.shut();
  const own = openFactsThread(proxy.url, 50);
  const desk = createFactsDesk(own.call);
  try {
    expect(await refusalOf(desk.check(edit(40, 3)))).toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.reopen();
    expect(await desk.check(edit(40, 3))).toMatchObject({ faultCount: 0 });
    await vi.waitFor(() => expect(own.isRunning()).toBe(false), { timeout: 10_000 });
    expect(await desk.check(edit(40, 3))).toMatchObject({ faultCount: 0 });
  } finally {
    await own.close();
  }
  expect(own.isRunning()).toBe(false);
});
