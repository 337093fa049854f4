import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertIdentity, insertSession } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { accessToken, bearer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import type { Me } from '../profiles/profile.contract.ts';
import { findLastingSuspension, identityHashes } from '../suspensions/suspension.service.ts';

const site = testApp();

const exportAs = (headers: Record<string, string> = {}) => site.app.inject({ url: '/api/profiles/me/export', headers });

function post(url: string, headers: Record<string, string> = {}, payload?: object) {
  return site.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
}

const deleteAs = (headers: Record<string, string> = {}) => post('/api/profiles/delete', headers);

async function findPlaces(texts: readonly string[]): Promise<string[]> {
  const { pool } = site.database.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sign_in')`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${name} as t`);
    const hits = texts.filter((text) => rows.some(({ line }) => line.includes(text)));
    found.push(...hits.map((text) => `${name}: ${text}`));
  }
  return found;
}

async function wholePlayer(name: string): Promise<SignedInPlayer & { secrets: string[] }> {
  const player = await signInAs(site, {
    email: `${name}@players.example`.toLowerCase(),
    fullName: `${name}-upstream`,
    avatarUrl: 'https://cdn.discordapp.com/avatars/1/a.png',
    userAgent: `Mozilla/5.0 (Windows NT 10.0) ${name}-agent`,
    profile: {
      name,
      discord_id: `${name}-discord`,
      avatar_source: `https://cdn.discordapp.com/${name}.png`,
      level: 88,
    },
  });
  await post('/api/inquiries', player.headers, { type: 1, content: `${name}의 물음입니다.` });
  const keyed = { ...player.headers, 'idempotency-key': `${name}-key` };
  await post('/api/profiles/upsert', keyed, { name, agreed: true });
  return { ...player, secrets: [name, player.userId, player.identity?.providerId ?? name] };
}

describe('GET /api/profiles/me/export', () => {
  it('exports everything about the person as a file', async () => {
    const { headers, profile, secrets, sessionId } = await wholePlayer('Saver');
    const answer = await exportAs(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="baramnaru-me.json"',
      'cache-control': 'private, no-store',
    });
    const file = answer.json();
    expect(file).toMatchObject({
      userId: profile.userId,
      profile: { id: profile.id, name: 'Saver', level: 88, discordId: 'Saver-discord' },
      consents: [{ termsVersion: 1, policyVersion: 1, version: null, agreedAt: expect.any(String) }],
      inquiries: [{ content: 'Saver의 물음입니다.' }],
      sessions: [{ id: sessionId, userAgent: expect.stringContaining('Saver-agent') }],
      signIn: { email: 'saver@players.example', identities: [{ provider: 'discord' }] },
    });
    expect(Object.keys(file)).not.toContain('answeredRequests');
    for (const secret of secrets) expect(answer.body).toContain(secret);
  });

  it('contains nothing of anybody else, and no key of a session', async () => {
    const other = await wholePlayer('Other');
    const { headers, sessionId } = await wholePlayer('Curious');
    const { body } = await exportAs(headers);
    for (const secret of other.secrets) expect(body).not.toContain(secret);
    const row = await site.api.db
      .selectFrom('sign_in.session')
      .select('refresh_key')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(body).not.toMatch(/refresh|key(?!words":)/i);
    expect(body).not.toContain(row.refresh_key.toString('base64'));
  });

  it('needs a sign-in, but no profile', async () => {
    const answer = await exportAs();
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-disposition']).toBeUndefined();
    const { headers } = await signInAs(site, { profile: null });
    expect((await exportAs(headers)).json()).toMatchObject({ profile: null, consents: [] });
  });

  it('is open to suspended players', async () => {
    const { headers } = await signInAs(site, { profile: { banned_at: new Date(Date.now() + 60_000) } });
    expect((await exportAs(headers)).statusCode).toBe(200);
  });
});

describe('POST /api/profiles/delete', () => {
  it('leaves nothing of the person but a number', async () => {
    const { headers, profile, secrets } = await wholePlayer('Leaver');
    expect(await findPlaces(secrets)).not.toEqual([]);
    const answer = await deleteAs(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    // Counters of the rate limits expire within minutes.
    const left = (await findPlaces([...secrets, 'leaver@players.example'])).filter(
      (place) => !place.includes('rate_limit'),
    );
    expect(left).toEqual([]);
    const row = await site.api.db
      .selectFrom('profile')
      .selectAll()
      .where('id', '=', profile.id)
      .executeTakeFirstOrThrow();
    const { id, created_at, updated_at, deleted_at, ...rest } = row;
    expect(deleted_at).toBeInstanceOf(Date);
    const nobody = { level: 1, job: 1, grade: 0, shows_discord: false, is_sample: false };
    expect(rest).toMatchObject(nobody);
    const others = Object.entries(rest).filter(([name]) => !(name in nobody));
    expect(others.every(([, value]) => value === null)).toBe(true);
  });

  it('ends every session of the person, and nobody else’s', async () => {
    const { headers, userId, profile } = await signInAs(site);
    const stranger = await signInAs(site);
    const elsewhere = await insertSession(site.api.db, { userId });
    const token = await accessToken(site, { userId, sessionId: elsewhere });
    expect((await deleteAs(headers)).statusCode).toBe(200);
    for (const own of [headers, bearer(token)]) {
      expect((await site.app.inject({ url: '/api/profiles/me', headers: own })).statusCode).toBe(401);
    }
    for (const id of [profile.id, userId]) {
      expect((await site.app.inject(`/api/profiles/${id}`)).statusCode).toBe(404);
    }
    expect((await site.app.inject({ url: '/api/profiles/me', headers: stranger.headers })).statusCode).toBe(200);
  });

  it('drops the pages of the player in every process', async () => {
    const { headers, profile, userId } = await signInAs(site);
    const client = await site.database.database.pool.connect();
    const received: string[] = [];
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    try {
      await client.query('listen pages');
      await deleteAs(headers);
      await client.query('select 1');
      expect(received.join()).toContain(`profile:${profile.id}`);
      expect(received.join()).toContain(`profile:${userId}`);
    } finally {
      await client.query('unlisten pages');
      client.release();
    }
  });

  it('lets the same person return with a new profile', async () => {
    const first = await signInAs(site, { profile: { name: '다시온다' } });
    await deleteAs(first.headers);
    const again = await signInAs(site, { profile: null, identity: first.identity });
    const answer = await post('/api/profiles/upsert', again.headers, { name: '다시온다', agreed: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: '다시온다', bannedAt: null });
    expect(answer.json<Me>().id).not.toBe(first.profile.id);
  });

  it('ends no suspension: it is stored under each of the person’s identities', async () => {
    const { db } = site.api;
    const until = new Date(Date.now() + 3_600_000);
    const player = await signInAs(site, { profile: { banned_at: until, banned_reason: '사기' } });
    const kakao = await insertIdentity(db, { userId: player.userId, provider: 'kakao' });
    expect((await deleteAs(player.headers)).statusCode).toBe(200);
    const hashes = await identityHashes(db, [kakao]);
    expect(await findLastingSuspension(db, hashes, new Date())).toEqual({ until, reason: '사기' });
    expect(await findPlaces([kakao.providerId, player.identity?.providerId ?? kakao.providerId])).toEqual([]);

    const again = await signInAs(site, { profile: null, identity: player.identity });
    const made = await post('/api/profiles/upsert', again.headers, { name: '또왔다', agreed: true });
    expect(made.json()).toMatchObject({ bannedAt: until.toISOString(), bannedReason: '사기' });
    // A repeated deletion changes nothing.
    expect((await deleteAs(again.headers)).statusCode).toBe(200);
    const third = await signInAs(site, { profile: null, identity: kakao });
    const back = await post('/api/profiles/upsert', third.headers, { name: '또또왔다', agreed: true });
    expect(back.json()).toMatchObject({ bannedAt: until.toISOString() });
  });

  it('stores nothing for a player who is not suspended', async () => {
    const { headers, identity } = await signInAs(site, { profile: { banned_at: new Date(Date.now() - 1000) } });
    await deleteAs(headers);
    const hashes = await identityHashes(site.api.db, identity ? [identity] : []);
    const stored = await site.api.db
      .selectFrom('lasting_suspension')
      .select('until')
      .where('identity_hash', 'in', hashes)
      .execute();
    expect(stored).toEqual([]);
  });

  it('is for everybody who is signed in, also without a profile', async () => {
    expect((await deleteAs()).statusCode).toBe(401);
    const { headers, userId } = await signInAs(site, { profile: null });
    expect((await deleteAs(headers)).json()).toEqual({ success: true });
    expect(await site.api.db.selectFrom('sign_in.user').select('id').where('id', '=', userId).execute()).toEqual([]);
  });

  it('is done once by many requests at once, and a repeated one gets the same answer', async () => {
    const { headers } = await signInAs(site);
    const keyed = { ...headers, 'idempotency-key': 'good-bye' };
    const first = await Promise.all([deleteAs(keyed), deleteAs(keyed), deleteAs(keyed)]);
    expect(first.map(({ body }) => body)).toEqual(Array(3).fill('{"success":true}'));
    expect((await deleteAs(keyed)).json()).toEqual({ success: true });
    expect((await deleteAs(headers)).statusCode).toBe(401);
  });

  it('leaves no profile behind when it races with a new one of the same person', async () => {
    const { headers, userId } = await signInAs(site);
    const upsert = () => post('/api/profiles/upsert', headers, { name: '경주마', agreed: true });
    const answers = await Promise.all([upsert(), deleteAs(headers), upsert(), upsert()]);
    expect(answers.every(({ statusCode }) => [200, 401].includes(statusCode))).toBe(true);
    const left = await site.api.db.selectFrom('profile').select('id').where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
  });
});

describe('stored personal data', () => {
  it('is listed for every column that refers to a person', async () => {
    const { rows } = await site.database.database.pool.query<{ place: string }>(`
      select table_schema || '.' || table_name as place from information_schema.columns
      where table_schema in ('public', 'sign_in')
        and column_name in ('user_id', 'profile_id', 'counterpart_id', 'reporter_id', 'reported_id') order by 1`);
    const places = z.array(z.object({ place: z.string() })).parse(rows);
    // A new column needs its entry in the list of personal data, and then one here.
    expect([...new Set(places.map(({ place }) => place))]).toEqual([
      'public.answered_request',
      'public.audit_text',
      'public.block',
      'public.consent',
      'public.correction',
      'public.counterpart_request',
      'public.former_name',
      'public.gathering_answer',
      'public.gear',
      'public.guild_application',
      'public.guild_comment',
      'public.guild_member',
      'public.guild_post',
      'public.inquiry',
      'public.keyword',
      'public.lasting_suspension',
      'public.notification',
      'public.notification_choice',
      'public.operator',
      'public.operator_presence',
      'public.operator_second_factor',
      'public.party_member',
      'public.party_request',
      'public.player_note',
      'public.profile',
      'public.push_subscription',
      'public.report',
      'public.sanction',
      'public.saved_search',
      'public.settlement_share',
      'public.sweep',
      'public.trade',
      'public.turn_entry',
      'public.watch',
      'public.webhook',
      'public.word_review',
      'sign_in.flow',
      'sign_in.history',
      'sign_in.identity',
      'sign_in.session',
    ]);
  });
});

describe('requests that run while the account is deleted', () => {
  const WAITING = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;

  it('leave nothing behind: a first profile, and an inquiry behind it', async () => {
    const { headers, userId } = await signInAs(site, { profile: null });
    const { pool } = site.database.database;
    const waiting = async () => (await pool.query<{ waiting: number }>(WAITING)).rows[0]?.waiting;
    const other = await pool.connect();
    try {
      // Another transaction is about to take the name, so that the new profile waits.
      await other.query('begin');
      await other.query(`insert into profile (user_id, name, name_key) values (gen_random_uuid(), 'Slow', 'slow')`);
      const made = post('/api/profiles/upsert', headers, { name: 'Slow', agreed: true });
      await expect.poll(waiting, { interval: 5 }).toBe(1);
      const deleted = deleteAs(headers);
      await expect.poll(waiting, { interval: 5 }).toBe(2);
      const requested = post('/api/inquiries', headers, { type: 1, content: '아직 있습니까?' });
      await expect.poll(waiting, { interval: 5 }).toBe(3);
      await other.query('rollback');
      expect([await made, await deleted, await requested].map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
    } finally {
      other.release();
    }
    // Counters of the rate limits store user ids for minutes.
    expect((await findPlaces([userId])).filter((place) => !place.includes('rate_limit'))).toEqual([]);
  });
});
