import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeUpstreams, openFakeUpstreams } from '#tests/support/fake-upstreams.ts';
import { type App, openApp } from '#tests/support/open-app.ts';
import {
  locationOf,
  requestApp,
  requestUrl,
  type SendRequest,
  type SignInVisitor,
  signInVisitor,
} from '#tests/support/sign-in-visitor.ts';
import { authorize, elsewhere, type Line, PROVIDER, pkce, SITE, type World } from './sign-in-line.ts';
import { AUTHORIZE, CALLBACK } from './sign-in-redirects.ts';
import { REST } from './sign-in-rest.ts';
import { LOGOUT, TOKEN, USER } from './sign-in-sessions.ts';

/*
 * What clients of GoTrue rely on, as a table. By default it tests the embedded provider. With these variables it tests a
 * real GoTrue:
 *
 *   AUTH_CONTRACT_URL       its base, e.g. http://localhost:9999 (Supabase: https://<ref>.supabase.co/auth/v1)
 *   AUTH_CONTRACT_SITE      its GOTRUE_SITE_URL; default http://localhost:3000
 *   AUTH_CONTRACT_PROVIDER  an upstream that is enabled there; default discord
 *   AUTH_CONTRACT_APIKEY    the publishable key, where a gateway requires one
 *   AUTH_CONTRACT_TOKEN     an access token of a test user; without it the lines that need one are skipped
 *
 * Lines that need the test's upstream, or test a rule of this provider alone, are then skipped.
 */
const APIKEY = process.env.AUTH_CONTRACT_APIKEY;
const PERSON_TOKEN = process.env.AUTH_CONTRACT_TOKEN;
const NEW = { 'x-supabase-api-version': '2024-01-01' };

let fakes: FakeUpstreams | undefined;
let site: App | undefined;
let visitor: SignInVisitor;

beforeAll(async () => {
  let sendRequest: SendRequest;
  if (elsewhere) sendRequest = requestUrl(elsewhere);
  else {
    fakes = await openFakeUpstreams(SITE);
    const { AUTH_DISCORD_URL = '', AUTH_DISCORD_CLIENT_ID = '', AUTH_DISCORD_CLIENT_SECRET = '' } = fakes.settings;
    const settings = { AUTH_DISCORD_URL, AUTH_DISCORD_CLIENT_ID, AUTH_DISCORD_CLIENT_SECRET };
    site = await openApp({ settings: { PUBLIC_SITE_URL: SITE, ...settings } });
    sendRequest = requestApp(site.app);
  }
  const key: Record<string, string> = APIKEY === undefined ? {} : { apikey: APIKEY };
  visitor = signInVisitor((question) => sendRequest({ ...question, headers: { ...key, ...question.headers } }));
});
afterAll(async () => {
  await site?.close();
  await fakes?.close();
});
beforeEach(() => site?.database.database.pool.query('delete from rate_limit'));

const world: World = {
  token: async () => PERSON_TOKEN ?? (await visitor.session()).access_token,
  refreshToken: async () => (await visitor.session()).refresh_token,
  async code() {
    const { code, verifier } = await visitor.signIn(PROVIDER);
    return { auth_code: code, code_verifier: verifier };
  },
  async usedState() {
    const { location, state } = await visitor.begin(PROVIDER);
    await visitor.comeBack(await visitor.visitUpstream(location));
    return state;
  },
};

function canBeRequested({ needs }: Line): boolean {
  return !elsewhere || needs === undefined || (needs === 'token' && PERSON_TOKEN !== undefined);
}

const TABLE = { authorize: AUTHORIZE, callback: CALLBACK, token: TOKEN, user: USER, logout: LOGOUT, rest: REST };

describe.each(Object.entries(TABLE))('%s', (_endpoint, lines) => {
  it.each(lines.filter(canBeRequested))('$name', async ({ sendRequest, status, code, headers = {}, body }) => {
    const question = typeof sendRequest === 'function' ? await sendRequest(world) : sendRequest;
    const answer = await visitor.sendRequest(question);
    expect([status].flat(), answer.text).toContain(answer.status);
    for (const [name, form] of Object.entries(headers)) expect(answer.headers[name]).toMatch(form);
    if (body) expect(body.safeParse(JSON.parse(answer.text)).error).toBeUndefined();
    if (code === undefined) return;

    // The same failure in both forms.
    expect(JSON.parse(answer.text)).toMatchObject({ code: answer.status, error_code: code, msg: expect.any(String) });
    expect(answer.headers).not.toHaveProperty('x-supabase-api-version');
    expect(answer.headers['x-sb-error-code']).toBe(code);
    const again = typeof sendRequest === 'function' ? await sendRequest(world) : sendRequest;
    const newer = await visitor.sendRequest({ ...again, headers: { ...again.headers, ...NEW } });
    expect(JSON.parse(newer.text)).toEqual({ code, message: expect.any(String) });
    expect(newer.headers).toMatchObject({ ...NEW, 'x-sb-error-code': code });
  });
});

describe('the version of the protocol', () => {
  it.each([
    ['2024-01-01', true],
    ['2026-12-31', true],
    ['2023-12-31', false],
    ['2024-13-01', false],
    ['2024-02-31', false],
    ['soon', false],
  ])('%s: new errors %s', async (version, isNew) => {
    const { headers, text } = await visitor.sendRequest({
      path: '/user',
      headers: { 'x-supabase-api-version': version },
    });
    expect(JSON.parse(text)).toHaveProperty(isNew ? 'message' : 'msg');
    expect(headers['x-supabase-api-version']).toBe(isNew ? '2024-01-01' : undefined);
  });
});

describe.runIf(!elsewhere)('every response', () => {
  it('is not cached, except the public keys', async () => {
    const paths = ['/authorize', '/callback', '/user', '/settings', '/health', '/nothing', authorize(pkce).path];
    for (const path of paths)
      expect((await visitor.sendRequest({ path })).headers['cache-control'], path).toBe('no-store');
  });

  it('of a sign-in redirects to the page that started it', async () => {
    const begun = await visitor.begin(PROVIDER, `${SITE}/confirm`);
    const target = locationOf(
      await visitor.sendRequest({ path: `/callback?state=${begun.state}&error=access_denied` }),
      302,
    );
    expect(target.pathname).toBe('/confirm');
    expect(target.hash).toMatch(/^#error=access_denied&error_description=&sb=$/);
  });
});
