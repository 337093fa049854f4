import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { siteEffects } from '#app/site-effects.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { silentLog } from '#platform/log/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { ingestBroadcasts } from './ingest-broadcasts.service.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const clock = fixedClock(new Date(NOW).toISOString());
const catalog = smallCatalog();
const test = testDatabase();

const message = fc.record({
  // Close enough that some are equal, some in the same slot, and some repeats.
  at: fc
    .integer({ min: 0, max: 24 })
    .chain((nth) =>
      fc.integer({ min: 0, max: 12_000 }).map((ms) => new Date(NOW - nth * 11 * MINUTE_MS - ms).toISOString()),
    ),
  channel: fc.constantFrom(1, 2),
  name: fc.constantFrom('풍백', '은하수'),
  message: fc.constantFrom('현철중검 팝니다', '현철중검  팝니다!', '안녕하세요', '바카라 총판 모집'),
});
const batches = fc.array(message, { minLength: 1, maxLength: 30 }).chain((messages) =>
  fc.record({
    messages: fc.constant(messages),
    // Every message at least once, in any order, in batches of any size.
    sent: fc
      .tuple(
        fc.shuffledSubarray(messages, { minLength: messages.length }),
        fc.array(fc.constantFrom(...messages), { maxLength: 15 }),
      )
      .map(([once, again]) => [...once, ...again]),
    sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 45, maxLength: 45 }),
  }),
);

async function outcomeOf(parts: readonly (readonly unknown[])[]) {
  await sql`truncate broadcast, broadcast_hour cascade`.execute(test.db);
  const transact = createTransact({ db: test.db, clock, handlers: siteEffects });
  const quotes = { quotesOf: async () => new Map(), popular: async () => [], daysOf: async () => [] };
  const deps = {
    db: test.db,
    transact,
    clock,
    log: silentLog,
    wordHits: { record: () => undefined },
    catalog: () => catalog,
    quotes,
    gameServers: [{ id: 1 }],
  };
  const counts = { sent: 0, stored: 0, duplicates: 0, refused: 0 };
  for (const messages of parts) {
    const answer = await ingestBroadcasts(deps, { source: 'test', gameServer: 1, messages: [...messages] });
    counts.sent += messages.length;
    counts.stored += answer.stored;
    counts.duplicates += answer.duplicates;
    counts.refused += answer.refused.length;
  }
  expect(counts.stored).toBe(counts.sent - counts.duplicates - counts.refused);
  const rows = await test.db
    .selectFrom('broadcast')
    .select(['created_at', 'channel', 'name', 'message', 'repeats', 'first_at', 'is_latest', 'hidden_by', 'kind'])
    .orderBy('created_at')
    .orderBy('content_hash')
    .execute();
  expect(rows).toHaveLength(counts.stored);
  const hours = await test.db.selectFrom('broadcast_hour').selectAll().orderBy('hour').orderBy('channel').execute();
  expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(rows.filter((row) => row.hidden_by === null).length);
  return { rows, hours };
}

it('any split, order and repetition of batches gives the same shouts, repeats and first times', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(batches, async ({ messages, sent, sizes }) => {
      const whole = await outcomeOf([messages]);
      const parts: (typeof sent)[] = [];
      for (let at = 0; at < sent.length; at += parts.at(-1)?.length ?? 1) {
        parts.push(sent.slice(at, at + (sizes[parts.length] ?? 1)));
      }
      expect(await outcomeOf(parts)).toEqual(whole);
    }),
    { numRuns: rounds(40) },
  );
});
