import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listener, openListener } from '#platform/database/listen.ts';
import { silentLog } from '#platform/log/log.ts';
import { topic } from '#shared/topic.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { dropPages, PAGES_CHANNEL, readDroppedTags } from './page-changes.ts';

let test: TestDatabase;
let listener: Listener;
let received: string[] = [];

beforeAll(async () => {
  test = await createEmptyDatabase();
  listener = await openListener(test.url, [PAGES_CHANNEL], {
    log: silentLog,
    onReconnect: () => {},
    onMessage: (_channel, payload) => received.push(...readDroppedTags(payload)),
  });
});
afterAll(async () => {
  await listener.close();
  await test.drop();
});
beforeEach(() => {
  received = [];
});

async function untilDelivered(): Promise<void> {
  await dropPages(test.db, [topic('last')]);
  await expect.poll(() => received).toContain('last');
  received = received.filter((tag) => tag !== 'last');
}

describe('dropPages', () => {
  it('is received after the commit, and not at all after a rollback', async () => {
    await test.db.transaction().execute(async (transaction) => {
      await dropPages(transaction, [topic('profile:1'), topic('profile:uuid')]);
      await untilDelivered();
      expect(received).toEqual([]);
    });
    await untilDelivered();
    expect(received).toEqual(['profile:1', 'profile:uuid']);
    received = [];
    const undone = test.db.transaction().execute(async (transaction) => {
      await dropPages(transaction, [topic('profile:2')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await untilDelivered();
    expect(received).toEqual([]);
  });

  it('takes any number of tags', async () => {
    const tags = Array.from({ length: 500 }, () => topic(`profile:${randomUUID()}`));
    await dropPages(test.db, tags);
    await untilDelivered();
    expect(received).toEqual(tags);
    await dropPages(test.db, []);
    await untilDelivered();
    expect(received).toEqual(tags);
  });
});

describe('readDroppedTags', () => {
  it.each([[undefined], [null], ['profile:1'], [{}], [{ tags: 'profile:1' }], [{ tags: [1] }]])(
    'finds nothing in %o',
    (payload) => {
      expect(readDroppedTags(payload)).toEqual([]);
    },
  );
});
