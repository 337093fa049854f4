import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0040-report-queue.ts';

const test = testDatabase();
beforeAll(async () => {
  await sql`alter table report drop column thing, drop column weight, drop column handled_by, drop column actions,
    drop column later_until, drop column settled_until, drop column settled_hash, drop column settled_by`.execute(
    test.db,
  );
  await sql`drop index report_type, report_open_reported`.execute(test.db);
  await sql`alter table operator_presence rename to article_presence`.execute(test.db);
  await sql`alter table article_presence rename column user_id to author_id`.execute(test.db);
  await sql`alter index operator_presence_pkey rename to article_presence_pkey`.execute(test.db);
});

it('weighs the reports that wait, and takes from the audit who handled the others and how', async () => {
  const people = [];
  for (let count = 0; count < 9; count += 1) people.push(await insertProfile(test.db));
  const [trusted, distrusted, ...others] = people.map(({ id }) => id);
  const insert = async (reporter: number | undefined, reported: number | undefined, type: number, status = 1) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into report (type, comment, reporter_id, reported_id, status, handled_at)
      values (${type}, '사기', ${reporter}, ${reported}, ${status}, case when ${status} > 1 then now() end) returning id`.execute(
      test.db,
    );
    return rows[0]?.id ?? 0;
  };
  const handled: number[] = [];
  for (const reported of others.slice(0, 5)) {
    handled.push(await insert(trusted, reported, 1, 2));
    await insert(distrusted, reported, 1, 3);
  }
  const open = [
    await insert(trusted, others[0], 1),
    await insert(distrusted, others[0], 9),
    await insert(others[1], others[0], 4),
    await insert(others[2], others[1], 5),
  ];
  const operator = randomUUID();
  const at = new Date();
  await test.db.transaction().execute((db) =>
    writeAudit(db, [
      {
        at,
        actor: `user:${operator}`,
        action: 'report.handle',
        subject: `report:${handled[0]}`,
        detail: { status: 2, actions: ['hideTrade', 'suspend'] },
      },
      { at, actor: 'command', action: 'report.handle', subject: `report:${handled[1]}`, detail: { status: 2 } },
    ]),
  );
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));

  const weights = await test.db
    .selectFrom('report')
    .select(['id', 'weight'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute();
  expect(weights).toEqual([3 + 2 + 1, 1 + 2 - 1, 2 + 2, 1].map((weight, at) => ({ id: open[at], weight })));
  const decided = await test.db
    .selectFrom('report')
    .select(['handled_by', 'actions'])
    .where('id', 'in', handled.slice(0, 3))
    .orderBy('id')
    .execute();
  expect(decided).toEqual([
    { handled_by: operator, actions: ['hideTrade', 'suspend'] },
    { handled_by: null, actions: [] },
    { handled_by: null, actions: [] },
  ]);
});
