import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { testPlans } from '#tests/support/query-plans.ts';
import { findLast } from './audit.repository.ts';

const ROWS = 20_000;
const HELPER = 'user:00000000-0000-4000-8000-000000000001';

const test = testDatabase();
/** The helper has one row in a hundred, a rare action one in five hundred; neither of them recent. */
const plans = testPlans(test, () =>
  test.database.pool.query(
    `insert into audit (id, at, actor, action, subject, detail, previous_hash, hash)
     select n, timestamptz '2026-01-01' + n * interval '1 minute',
       case when n % 100 = 0 and n < 15000 then '${HELPER}' else 'command' end,
       case when n % 500 = 0 and n < 15000 then 'word.add' when n % 2 = 0 then 'trade.hide' else 'trade.show' end,
       'trade:' || n % 4000, '{}', sha256('0'), sha256(n::text::bytea)
     from generate_series(1, ${ROWS}) as n`,
  ),
);

const at = (minutes: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);

it.each([
  ['an actor', { actor: HELPER }, 50],
  ['a rare action', { action: 'word.' }, 29],
  ['frequent actions', { action: 'trade.' }, 50],
  ['an action of an actor', { actor: HELPER, action: 'word.' }, 29],
  ['an actor who has not done it', { actor: HELPER, action: 'trade.s' }, 0],
  ['an action that nobody has done', { action: 'price.' }, 0],
  ['a subject', { subject: 'trade:7' }, 5],
  ['moments long ago', { from: at(1000), to: at(2000) }, 50],
  ['an action long ago', { from: at(1000), to: at(1020), action: 'trade.' }, 19],
  ['moments before all', { to: at(-60) }, 0],
  ['everything', {}, 50],
])('rows are found by %s without reading all of them', async (_name, filter, count) => {
  let found = 0;
  const plan = await plans.planOf(async () => {
    found = (await findLast(plans.db, { ...filter, limit: 50 })).length;
  });
  expect(found).toBe(count);
  expect(plan).not.toContain('Seq Scan');
  // From the newest row on, past whatever others did since.
  const isNarrow = ['actor', 'action', 'subject'].some((column) => column in filter);
  if (isNarrow) expect(plan).not.toContain('audit_pkey');
});
