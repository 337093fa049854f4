import { createServer } from 'node:net';
import { createBrowserClient, createServerClient } from '@supabase/ssr';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { type FakeUpstreams, openFakeUpstreams } from '#tests/support/fake-upstreams.ts';
import { type App, openApp } from '#tests/support/open-app.ts';

class Jar {
  readonly stored = new Map<string, { value: string; options: Record<string, unknown> }>();

  getAll() {
    return [...this.stored].map(([name, { value }]) => ({ name, value }));
  }

  setAll(cookies: readonly { name: string; value: string; options: object }[]) {
    for (const { name, value, options } of cookies) {
      if (value === '') this.stored.delete(name);
      else this.stored.set(name, { value, options: { ...options } });
    }
  }

  session(): string[] {
    return [...this.stored.keys()].filter((name) => /^sb-baramnaru-auth-token(\.\d+)?$/.test(name)).toSorted();
  }
}

const clock = fixedClock(new Date());
let fakes: FakeUpstreams;
let site: App;
let siteUrl: string;

beforeAll(async () => {
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  fakes = await openFakeUpstreams(siteUrl);
  site = await openApp({ settings: { PUBLIC_SITE_URL: siteUrl, PORT: String(port), ...fakes.settings }, clock });
  await site.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await fakes.close();
});
beforeEach(() => site.database.database.pool.query('delete from rate_limit'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

const OPTIONS = {
  cookieOptions: SESSION_COOKIE,
  isSingleton: false,
  auth: { experimental: { appendPkceFlowIdToRedirects: true } },
};

function browser(jar: Jar) {
  const client = createBrowserClient(siteUrl, 'baramnaru', {
    ...OPTIONS,
    cookies: { getAll: () => jar.getAll(), setAll: (cookies) => jar.setAll(cookies) },
  });
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => events.push(event));
  return { auth: client.auth, events };
}

async function follow(url: string): Promise<URL> {
  let address = new URL(url);
  for (let step = 0; step < 6 && address.pathname !== '/confirm'; step += 1) {
    const answer = await fetch(address, { redirect: 'manual' });
    address = new URL(answer.headers.get('location') ?? '', address);
  }
  return address;
}

async function begin(auth: ReturnType<typeof browser>['auth'], provider: 'discord' | 'kakao'): Promise<URL> {
  const options = { redirectTo: `${siteUrl}/confirm`, skipBrowserRedirect: true };
  const { data, error } = await auth.signInWithOAuth({ provider, options });
  expect(error).toBeNull();
  return follow(data.url ?? '');
}

async function signedIn(jar = new Jar()) {
  const { auth, events } = browser(jar);
  const code = (await begin(auth, 'discord')).searchParams.get('code') ?? '';
  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session');
  return { jar, auth, events, session: data.session, code };
}

describe('the unmodified client', () => {
  it('signs in, stays, changes, refreshes and signs out', async () => {
    const { auth, jar, events, session } = await signedIn();
    expect(jar.session().length).toBeGreaterThan(0);
    for (const name of jar.session()) {
      expect(jar.stored.get(name)?.options).toMatchObject({
        path: '/',
        sameSite: 'lax',
        maxAge: SESSION_COOKIE.maxAge,
      });
    }
    expect((await auth.getUser()).data.user?.id).toBe(session.user.id);

    const claims = await auth.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data).toMatchObject({ header: { alg: 'ES256' }, claims: { sub: session.user.id, aal: 'aal1' } });

    const refreshed = await auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);

    const updated = await auth.updateUser({ data: { theme: 'dark' } });
    expect(updated.error).toBeNull();
    expect(updated.data.user?.user_metadata.theme).toBe('dark');

    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(jar.session()).toEqual([]);
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']));
  });

  it.each([
    ['in the order', [0, 1]],
    ['against the order', [1, 0]],
  ])('signs in two tabs of one browser, %s in which they left', async (_order, order) => {
    const jar = new Jar();
    const tabs = [browser(jar), browser(jar)];
    const returned: { code: string; flowId: string }[] = [];
    for (const [nth, { auth }] of tabs.entries()) {
      const target = await begin(auth, nth === 0 ? 'discord' : 'kakao');
      returned.push({
        code: target.searchParams.get('code') ?? '',
        flowId: target.searchParams.get('sb_flow_id') ?? '',
      });
    }
    for (const nth of order) {
      const { code = '', flowId = '' } = returned[nth] ?? {};
      const outcome = await tabs[nth]?.auth.exchangeCodeForSession(code, { flowId });
      expect(outcome?.error).toBeNull();
    }
    expect(jar.session().length).toBeGreaterThan(0);
    expect([...jar.stored.keys()].filter((name) => name.includes('verifier'))).toEqual([]);
  });

  it('cannot use a code twice', async () => {
    const { auth, code } = await signedIn();
    const { error } = await auth.exchangeCodeForSession(code);
    expect(error?.name).toBe('AuthPKCECodeVerifierMissingError');
  });

  it('reads on the server what it wrote in the browser', async () => {
    const { jar, session } = await signedIn();
    const server = createServerClient(siteUrl, 'baramnaru', {
      ...OPTIONS,
      cookies: { getAll: () => jar.getAll(), setAll: () => {} },
    });
    expect((await server.auth.getUser()).data.user?.id).toBe(session.user.id);
    expect((await server.auth.getClaims()).data?.claims.sub).toBe(session.user.id);
  });

  it('preserves the session when an answer is lost', async () => {
    const { auth, session } = await signedIn();
    const first = await auth.refreshSession({ refresh_token: session.refresh_token });
    const again = await auth.refreshSession({ refresh_token: session.refresh_token });
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  it('is signed out when an old token is used', async () => {
    const { auth, jar, session } = await signedIn();
    await auth.refreshSession();
    await auth.refreshSession();
    clock.advance(11_000);
    const stolen = browser(new Jar());
    const { error } = await stolen.auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const { error: gone } = await auth.getUser();
    expect(gone?.name).toBe('AuthSessionMissingError');
    expect(jar.session()).toEqual([]);
  });

  it('signs out everywhere', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await one.auth.signOut();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(other.jar.session()).toEqual([]);
  });

  it('gets the error when the sign-in was denied', async () => {
    fakes.behave('kakao', 'deny');
    const target = await begin(browser(new Jar()).auth, 'kakao');
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.has('code')).toBe(false);
  });

  it('reads the code of an error', async () => {
    const { auth } = await signedIn();
    const { error } = await auth.updateUser({ data: { essay: 'a'.repeat(3000) } });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it('reports a wrong verifier', async () => {
    const mine = browser(new Jar());
    const theirs = browser(new Jar());
    await begin(mine.auth, 'discord');
    const stolen = (await begin(theirs.auth, 'discord')).searchParams.get('code') ?? '';
    const { error } = await mine.auth.exchangeCodeForSession(stolen);
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  });
});
