import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { deleteExpiredSignIns } from './delete-expired-sign-ins.service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const test = testDatabase();

describe('the deletion of expired sign-ins', () => {
  const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

  async function userId(): Promise<string> {
    const row = await test.db
      .insertInto('sign_in.user')
      .values({ app_metadata: '{}', user_metadata: '{}', last_sign_in_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  it('deletes flows, sessions and keys that have expired, and nothing else', async () => {
    const user = await userId();
    const flow = {
      provider: 'discord',
      redirect_to: '',
      code_challenge: 'x',
      code_challenge_method: 'plain' as const,
      upstream_verifier: 'x',
    };
    const session = { user_id: user, method: 'oauth', refresh_key: Buffer.alloc(32) };
    const key = { private_jwk: '{}' };
    await test.db
      .insertInto('sign_in.flow')
      .values([
        { ...flow, created_at: ago(1_800_001) },
        { ...flow, created_at: ago(1_800_000) },
        { ...flow, user_id: user, created_at: ago(300_001) },
        { ...flow, user_id: user, created_at: ago(300_000) },
      ])
      .execute();
    await test.db
      .insertInto('sign_in.session')
      .values([
        { ...session, refreshed_at: NOW, ends_at: NOW },
        { ...session, refreshed_at: NOW, ends_at: ago(-1) },
      ])
      .execute();
    await test.db
      .insertInto('sign_in.history')
      .values([
        { user_id: user, provider: 'discord', at: ago(30 * DAY_MS + 1) },
        { user_id: user, provider: 'discord', at: ago(30 * DAY_MS) },
      ])
      .execute();
    await test.db
      .insertInto('sign_in.signing_key')
      .values([
        { ...key, kid: 'long retired', retired_at: ago(2 * DAY_MS + 1) },
        { ...key, kid: 'just retired', retired_at: ago(2 * DAY_MS) },
        { ...key, kid: 'in use', retired_at: null },
      ])
      .execute();
    expect(await deleteExpiredSignIns(test.db, NOW)).toEqual({
      flows: 2,
      sessions: 1,
      keys: 1,
      newcomers: 0,
      history: 1,
    });
    expect(await deleteExpiredSignIns(test.db, NOW)).toEqual({
      flows: 0,
      sessions: 0,
      keys: 0,
      newcomers: 0,
      history: 0,
    });
    const kids = await test.db.selectFrom('sign_in.signing_key').select('kid').orderBy('kid').execute();
    expect(kids.map(({ kid }) => kid)).toEqual(['in use', 'just retired']);
  });

  it('deletes people who never agreed and did not return', async () => {
    const longAgo = ago(30 * DAY_MS + 1);
    const [gone, player, asker, helper, regular, recent] = await Promise.all([
      userId(),
      userId(),
      userId(),
      userId(),
      userId(),
      userId(),
    ]);
    await test.db.updateTable('sign_in.user').set({ last_sign_in_at: longAgo }).where('id', '!=', recent).execute();
    await test.db.insertInto('profile').values({ user_id: player, name: '임자', name_key: '임자' }).execute();
    await test.db.insertInto('inquiry').values({ user_id: asker, type: 1, content: '있나요' }).execute();
    await sql`insert into correction (user_id, entity, row_id, field, value, present, name, value_text, present_text)
      values (${helper}, 'monsters', 1, 'exp', '120', 'null', '다람쥐', '120', '–')`.execute(test.db);
    const session = { method: 'oauth', refresh_key: Buffer.alloc(32) };
    await test.db
      .insertInto('sign_in.session')
      .values([
        { ...session, user_id: gone, refreshed_at: longAgo },
        { ...session, user_id: regular, refreshed_at: ago(DAY_MS) },
      ])
      .execute();
    await deleteExpiredSignIns(test.db, NOW);
    const requested = [gone, player, asker, helper, regular, recent];
    const stored = await test.db.selectFrom('sign_in.user').select('id').where('id', 'in', requested).execute();
    expect(stored.map(({ id }) => id).sort()).toEqual([player, asker, helper, regular, recent].sort());
  });
});
