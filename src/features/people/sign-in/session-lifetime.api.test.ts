import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { up as upgrade } from '#database/migrations/0010-sessions-and-traces.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertSession, insertUser } from '#tests/factories/people.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testSignInSite } from '#tests/support/sign-in-site.ts';
import { readSession, type SignInVisitor } from '#tests/support/sign-in-visitor.ts';

const clock = fixedClock(new Date());
const site = testSignInSite({ clock });
let visitor: SignInVisitor;

beforeAll(async () => {
  visitor = site.visitor;
});
beforeEach(() => site.database.database.pool.query('delete from rate_limit'));

const get = (url: string, token: string) =>
  site.app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
  });

describe('a session that is refreshed all the time', () => {
  it('ends after 90 days, and no token outlives it', async () => {
    let session = await visitor.session();
    const begun = clock.now().getTime();
    for (let day = 1; day < 90; day += 1) {
      clock.set(new Date(begun + day * DAY_MS));
      session = readSession(await visitor.refresh(session.refresh_token));
      await site.database.database.pool.query('delete from rate_limit');
    }
    clock.set(new Date(begun + 90 * DAY_MS - MINUTE_MS));
    session = readSession(await visitor.refresh(session.refresh_token));
    expect(session.expires_at * 1000 - begun).toBeLessThanOrEqual(90 * DAY_MS);
    expect((await get('/api/profiles/me?orNull=true', session.access_token)).statusCode).toBe(200);
    const [device] = (await get('/api/sessions', session.access_token)).json();
    expect(device.endsAt).toBe(new Date(begun + 90 * DAY_MS).toISOString());

    clock.set(new Date(begun + 90 * DAY_MS));
    // A verifier allows for a clock that is a little behind; the session is over all the same.
    expect((await get('/api/profiles/me?orNull=newcomer', session.access_token)).statusCode).toBe(401);
    const refused = await visitor.refresh(session.refresh_token);
    expect([refused.status, JSON.parse(refused.text).error_code]).toEqual([400, 'session_expired']);
    const again = await visitor.refresh(session.refresh_token);
    expect([again.status, JSON.parse(again.text).error_code]).toEqual([400, 'refresh_token_not_found']);
  });

  it('keeps the moment of the sign-in in its tokens', async () => {
    const first = await visitor.session();
    clock.advance(HOUR_MS);
    const { access_token } = readSession(await visitor.refresh(first.refresh_token));
    expect((await get('/api/profiles/me/export', access_token)).statusCode).toBe(403);
  });
});

describe('the upgrade', () => {
  it('leaves sessions of any age a week, and young ones their 90 days', async () => {
    const test = await createTestDatabase();
    try {
      await sql`drop table security_event, operator_second_factor, sign_in.history`.execute(test.db);
      const { id: userId } = await insertUser(test.db);
      const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
      const old = await insertSession(test.db, { userId, createdAt: daysAgo(380) });
      const young = await insertSession(test.db, { userId, createdAt: daysAgo(10) });
      await sql`alter table sign_in.session drop column ends_at`.execute(test.db);
      await upgrade(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
      const rows = await test.db.selectFrom('sign_in.session').select(['id', 'ends_at']).execute();
      const left = new Map(rows.map(({ id, ends_at }) => [id, Math.round((ends_at.getTime() - Date.now()) / DAY_MS)]));
      expect([left.get(old), left.get(young)]).toEqual([7, 80]);
    } finally {
      await test.drop();
    }
  });
});

describe('one’s own last sign-ins', () => {
  it('are listed with their device, also after the session has ended', async () => {
    site.fakes.enter('discord', { id: '4242', name: '드나든이' });
    clock.set(new Date());
    const first = await visitor.session();
    clock.advance(MINUTE_MS);
    const second = await visitor.session();
    const [current] = (await get('/api/sessions', second.access_token)).json();
    expect(current).toMatchObject({ isCurrent: true });
    await visitor.sendRequest({
      method: 'POST',
      path: '/logout?scope=local',
      headers: { authorization: `Bearer ${first.access_token}` },
    });
    const signIns = (await get('/api/sessions/history', second.access_token)).json();
    expect(signIns).toEqual([
      { at: clock.now().toISOString(), provider: 'discord', device: expect.any(String) },
      {
        at: new Date(clock.now().getTime() - MINUTE_MS).toISOString(),
        provider: 'discord',
        device: expect.any(String),
      },
    ]);
    site.fakes.enter('discord', { id: '4243', name: '다른이' });
    const other = await visitor.session();
    expect((await get('/api/sessions/history', other.access_token)).json()).toHaveLength(1);
    expect((await get('/api/sessions/history', 'nonsense')).statusCode).toBe(401);
  });
});
