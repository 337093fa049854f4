import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { testSignInSite } from '#tests/support/sign-in-site.ts';
import { type Reply, readSession, type SignInVisitor } from '#tests/support/sign-in-visitor.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.service.ts';

const clock = fixedClock(new Date());
const site = testSignInSite({ clock });
let visitor: SignInVisitor;

beforeAll(async () => {
  visitor = site.visitor;
});
beforeEach(() => site.database.database.pool.query('delete from rate_limit'));

function readError({ status, text }: Reply): [number, string] {
  return [status, JSON.parse(text).error_code];
}

async function countSessions(userId: string): Promise<number> {
  const rows = await site.api.db.selectFrom('sign_in.session').select('id').where('user_id', '=', userId).execute();
  return rows.length;
}

describe('the authorization code', () => {
  it('is exchanged once, with the upstream’s tokens', async () => {
    const { code, verifier } = await visitor.signIn('discord');
    const answer = await visitor.exchange(code, verifier);
    expect(JSON.parse(answer.text)).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(clock.now().getTime() / 1000) + 3600,
      provider_token: expect.stringMatching(/.+/),
      provider_refresh_token: expect.stringMatching(/.+/),
    });
    expect(readError(await visitor.exchange(code, verifier))).toEqual([404, 'flow_state_not_found']);
  });

  it('creates one session, however many exchange it at once', async () => {
    const { code, verifier } = await visitor.signIn('discord');
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.exchange(code, verifier)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('is refused with another verifier, and stays valid', async () => {
    const { code, verifier } = await visitor.signIn('discord');
    expect(readError(await visitor.exchange(code, `${verifier}x`))).toEqual([400, 'bad_code_verifier']);
    expect((await visitor.exchange(code, verifier)).status).toBe(200);
  });

  it('expires with its sign-in, after five minutes', async () => {
    const { code, verifier } = await visitor.signIn('discord');
    clock.advance(300_001);
    expect(readError(await visitor.exchange(code, verifier))).toEqual([422, 'flow_state_expired']);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense', "' or 1=1 --"])('is not %j', async (code) => {
    expect(readError(await visitor.exchange(code, 'a'.repeat(43)))).toEqual([404, 'flow_state_not_found']);
  });
});

describe('a refresh', () => {
  it('issues a successor each time', async () => {
    const first = await visitor.session();
    clock.advance(60_000);
    const second = readSession(await visitor.refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.expires_at).toBe(first.expires_at + 60);
    expect(second.user).toEqual(first.user);
    expect(second).not.toHaveProperty('provider_token');
    expect((await visitor.refresh(second.refresh_token)).status).toBe(200);
  });

  it('issues one token to twenty requests at once', async () => {
    const { refresh_token: token } = await visitor.session();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.refresh(token)));
    const tokens = new Set(answers.map((answer) => readSession(answer).refresh_token));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(token);
  });

  it('whose answer was lost issues the same successor, however late', async () => {
    const { refresh_token: parent } = await visitor.session();
    const child = readSession(await visitor.refresh(parent)).refresh_token;
    clock.advance(86_400_000);
    expect(readSession(await visitor.refresh(parent)).refresh_token).toBe(child);
    expect((await visitor.refresh(child)).status).toBe(200);
  });

  it('with an older token ends the session', async () => {
    const { refresh_token: grandparent, user } = await visitor.session();
    const parent = readSession(await visitor.refresh(grandparent)).refresh_token;
    const child = readSession(await visitor.refresh(parent)).refresh_token;
    clock.advance(9_999);
    expect(readSession(await visitor.refresh(grandparent)).refresh_token).toBe(child);
    const sessions = await countSessions(user.id);
    clock.advance(1);
    expect(readError(await visitor.refresh(grandparent))).toEqual([400, 'refresh_token_already_used']);
    expect(await countSessions(user.id)).toBe(sessions - 1);
    expect(readError(await visitor.refresh(child))).toEqual([400, 'refresh_token_not_found']);
  });

  it('cannot be forged', async () => {
    const { refresh_token: token } = await visitor.session();
    const read = readRefreshToken(token);
    const forged = writeRefreshToken({ sessionId: read?.sessionId ?? '', counter: 0 }, Buffer.alloc(32));
    for (const text of [forged, `${token.slice(0, -1)}-`, token.slice(0, 54), `${token}A`, 'abcdefghijkl', 'x']) {
      expect(readError(await visitor.refresh(text))).toEqual([400, 'refresh_token_not_found']);
    }
    expect((await visitor.refresh(token)).status).toBe(200);
  });

  it('of a deleted person is refused', async () => {
    site.fakes.enter('kakao', { id: '777', name: '가는 사람' });
    const { refresh_token: token, user } = await visitor.session('kakao');
    await site.api.provider.removeUser(site.api.db, user.id);
    expect(readError(await visitor.refresh(token))).toEqual([400, 'refresh_token_not_found']);
  });

  it('stores the device and the time', async () => {
    const { refresh_token: token } = await visitor.session();
    clock.advance(5_000);
    const userAgent = `Agent/${'1'.repeat(1000)}`;
    await visitor.sendRequest({
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      headers: { 'user-agent': userAgent },
      body: { refresh_token: token },
    });
    const session = await site.api.db
      .selectFrom('sign_in.session')
      .select(['user_agent', 'refreshed_at'])
      .where('id', '=', readRefreshToken(token)?.sessionId ?? '')
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ user_agent: userAgent.slice(0, 400), refreshed_at: clock.now() });
  });
});
