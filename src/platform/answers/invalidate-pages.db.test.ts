import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listener, openListener } from '#platform/database/listen.ts';
import { silentLog } from '#platform/log/log.ts';
import { topic } from '#shared/topic.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { invalidatePages, PAGES_CHANNEL, readInvalidatedTags } from './invalidate-pages.ts';

let test: TestDatabase;
let listener: Listener;
let received: string[] = [];

beforeAll(async () => {
  test = await createEmptyDatabase();
  listener = await openListener(test.url, [PAGES_CHANNEL], {
    log: silentLog,
    onReconnect: () => {},
    onMessage: (_channel, payload) => received.push(...readInvalidatedTags(payload)),
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
  await invalidatePages(test.db, [topic('last')]);
  await expect.poll(() => received).toContain('last');
  received = received.filter((tag) => tag !== 'last');
}

describe('invalidatePages', () => {
  it('is received after the commit, and not at all after a rollback', async () => {
    await test.db.transaction().execute(async (transaction) => {
      await invalidatePages(transaction, [topic('profile:1'), topic('profile:uuid')]);
      await untilDelivered();
      expect(received).toEqual([]);
    });
    await untilDelivered();
    expect(received).toEqual(['profile:1', 'profile:uuid']);
    received = [];
    const undone = test.db.transaction().execute(async (transaction) => {
      await invalidatePages(transaction, [topic('profile:2')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await untilDelivered();
    expect(received).toEqual([]);
  });

  it('takes any number of tags', async () => {
    const tags = Array.from({ length: 500 }, () => topic(`profile:${randomUUID()}`));
    await invalidatePages(test.db, tags);
    await untilDelivered();
    expect(received).toEqual(tags);
    await invalidatePages(test.db, []);
    await untilDelivered();
    expect(received).toEqual(tags);
  });
});

describe('readInvalidatedTags', () => {
  it.each([[undefined], [null], ['profile:1'], [{}], [{ tags: 'profile:1' }], [{ tags: [1] }]])(
    'finds nothing in %o',
    (payload) => {
      expect(readInvalidatedTags(payload)).toEqual([]);
    },
  );
});
