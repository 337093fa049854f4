import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0039-sanctions.ts';

const DAY = (day: number) => new Date(Date.UTC(2026, 0, day));
const OPERATOR = randomUUID();

const test = testDatabase();

let rows = 0;

async function act(profileId: number, day: number, until: number | null, reason = '사유') {
  rows += 1;
  const hash = Buffer.alloc(32, rows);
  await test.db
    .insertInto('audit')
    .values({
      ...{ id: rows, at: DAY(day), actor: `user:${OPERATOR}`, subject: `profile:${profileId}` },
      action: until === null ? 'suspension.lift' : 'suspension.set',
      detail: JSON.stringify(until === null ? {} : { until: DAY(until), reason }),
      ...{ previous_hash: hash, hash },
    })
    .execute();
}

it('takes the suspensions of before over from the audit, and what runs without a row there', async () => {
  await sql`drop table sweep; drop table sanction; drop table player_note; drop index former_name_beginning;
    drop index profile_created; drop index inquiry_profile`.execute(test.db);
  const suspended = (day: number) => ({ banned_at: DAY(day), banned_reason: '사기' });
  const replaced = await insertProfile(test.db, { ...suspended(30), suspended_at: DAY(3) });
  await act(replaced.id, 1, 10, '첫째');
  await act(replaced.id, 3, 30, '둘째');
  const lifted = await insertProfile(test.db);
  await act(lifted.id, 1, 10);
  await act(lifted.id, 2, null);
  const over = await insertProfile(test.db, suspended(4));
  await act(over.id, 1, 2, '지난 것');
  await act(over.id, 3, 4);
  const returned = await insertProfile(test.db, { ...suspended(40), created_at: DAY(20) });
  const deleted = await insertProfile(test.db, { deleted_at: DAY(9) });
  const lasting = { profile_id: deleted.id, until: DAY(50), reason: '남은 것', identity_hash: Buffer.alloc(32) };
  await test.db.insertInto('lasting_suspension').values(lasting).execute();
  await act(deleted.id, 5, 60);
  const gone = await insertProfile(test.db, { deleted_at: new Date(DAY(9).getTime() + DAY_MS) });
  await act(gone.id, 5, 6);

  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));

  const found = await test.db
    .selectFrom('sanction')
    .select(['kind', 'profile_id', 'at', 'until', 'ended_at', 'reason', 'operator_user_id'])
    .orderBy('profile_id')
    .orderBy('at')
    .execute();
  const row = (profile: { id: number }, at: number, until: number, ended: number | null, reason: string) => ({
    kind: 'suspension',
    profile_id: profile.id,
    at: DAY(at),
    until: DAY(until),
    ended_at: ended === null ? null : DAY(ended),
    reason,
    operator_user_id: profile === returned ? null : OPERATOR,
  });
  expect(found).toEqual([
    row(replaced, 1, 10, 3, '첫째'),
    row(replaced, 3, 30, null, '둘째'),
    row(lifted, 1, 10, 2, '사유'),
    row(over, 1, 2, null, '지난 것'),
    row(over, 3, 4, null, '사유'),
    row(returned, 20, 40, null, '사기'),
    row(deleted, 5, 50, null, '남은 것'),
  ]);
  const copy = await test.db.selectFrom('profile').select('suspended_at').where('id', '=', returned.id).execute();
  expect(copy).toEqual([{ suspended_at: DAY(20) }]);
});
