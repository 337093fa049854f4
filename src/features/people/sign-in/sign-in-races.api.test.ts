import { beforeAll, describe, expect, it } from 'vitest';
import { testSignInSite } from '#tests/support/sign-in-site.ts';
import { readSession, type SignInVisitor } from '#tests/support/sign-in-visitor.ts';
import { readRefreshToken } from './refresh-token.service.ts';

const site = testSignInSite();
let visitor: SignInVisitor;

beforeAll(async () => {
  visitor = site.visitor;
});

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

async function meets<Outcome>(
  change: string,
  values: readonly unknown[],
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const { pool } = site.database.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(change, [...values]);
    const outcome = act();
    await expect.poll(async () => (await pool.query(WAITING)).rows[0].waiting, { interval: 5 }).toBeGreaterThan(0);
    await other.query('commit');
    return await outcome;
  } finally {
    other.release();
  }
}

describe('the loser of a race', () => {
  it('returns with a state that was used meanwhile', async () => {
    const { location, state } = await visitor.begin('discord');
    const returned = await visitor.visitUpstream(location);
    const target = await meets('update sign_in.flow set returned_at = now() where id = $1', [state], () =>
      visitor.comeBack(returned),
    );
    expect(target.searchParams.get('error_code')).toBe('flow_state_already_used');
  });

  it('returns as a new person when the account is deleted meanwhile', async () => {
    const { user } = await visitor.session();
    const { location } = await visitor.begin('discord');
    const returned = await visitor.visitUpstream(location);
    const target = await meets('delete from sign_in.user where id = $1', [user.id], () => visitor.comeBack(returned));
    expect(target.searchParams.get('error')).toBeNull();
    expect(target.searchParams.get('code')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('exchanges a code that was exchanged meanwhile', async () => {
    const { code, verifier } = await visitor.signIn('discord');
    const answer = await meets('delete from sign_in.flow where code = $1', [code], () =>
      visitor.exchange(code, verifier),
    );
    expect(answer.status).toBe(404);
  });

  it('refreshes a session that was refreshed meanwhile, and gets the current token', async () => {
    const { refresh_token: token } = await visitor.session();
    const id = readRefreshToken(token)?.sessionId;
    const answer = await meets('update sign_in.session set refresh_counter = 5 where id = $1', [id], () =>
      visitor.refresh(token),
    );
    expect(readRefreshToken(readSession(answer).refresh_token)?.counter).toBe(5);
  });

  it('refreshes a session that was ended meanwhile', async () => {
    const { refresh_token: token } = await visitor.session();
    const id = readRefreshToken(token)?.sessionId;
    const answer = await meets('delete from sign_in.session where id = $1', [id], () => visitor.refresh(token));
    expect(JSON.parse(answer.text).error_code).toBe('refresh_token_not_found');
  });

  it('changes metadata beside what was written meanwhile', async () => {
    const { access_token: token, user } = await visitor.session();
    const change = `update sign_in.user set user_metadata = user_metadata || '{"first": 1}' where id = $1`;
    const answer = await meets(change, [user.id], () =>
      visitor.sendRequest({
        method: 'PUT',
        path: '/user',
        headers: { authorization: `Bearer ${token}` },
        body: { data: { second: 2 } },
      }),
    );
    expect(JSON.parse(answer.text).user_metadata).toMatchObject({ first: 1, second: 2 });
  });
});
