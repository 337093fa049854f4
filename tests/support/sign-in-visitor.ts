import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const FORM = 'application/x-www-form-urlencoded';

/** A request to the session provider; `path` is below `/auth/v1`. */
export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object | string;
}

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

export type SendRequest = (question: Question) => Promise<Reply>;

/** Sends requests to the provider inside an app, without a port; rate limits count by `remoteAddress`. */
export function requestApp(app: FastifyInstance, remoteAddress = '127.0.0.1'): SendRequest {
  return async ({ method = 'GET', path, headers = {}, body }) => {
    const answer = await app.inject({
      method,
      url: `/auth/v1${path}`,
      remoteAddress,
      headers: { ...typeOf(body), ...headers },
      ...(body !== undefined && { payload: textOf(body) }),
    });
    const reported = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(reported), text: answer.body };
  };
}

export function requestUrl(url: string): SendRequest {
  return async ({ method = 'GET', path, headers = {}, body }) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...typeOf(body), ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body: textOf(body) }),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
}

function typeOf(body: object | string | undefined): Readonly<Record<string, string>> {
  return typeof body === 'object' ? { 'content-type': 'application/json;charset=UTF-8' } : {};
}

function textOf(body: object | string): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.int(),
  user: z.looseObject({
    id: z.guid(),
    email: z.string(),
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
    identities: z.array(z.looseObject({ id: z.string(), provider: z.string() })),
  }),
});

export type TestSession = z.output<typeof sessionSchema>;

export interface BegunSignIn {
  location: URL;
  state: string;
  verifier: string;
}

export interface SignInVisitor {
  sendRequest: SendRequest;
  begin(provider: string, redirectTo?: string, more?: Readonly<Record<string, string>>): Promise<BegunSignIn>;
  visitUpstream(location: URL): Promise<URL>;
  comeBack(address: URL): Promise<URL>;
  signIn(provider: string): Promise<{ code: string; verifier: string }>;
  exchange(code: string, verifier: string): Promise<Reply>;
  refresh(refreshToken: string): Promise<Reply>;
  session(provider?: string): Promise<TestSession>;
}

export function signInVisitor(sendRequest: SendRequest): SignInVisitor {
  const visitor: SignInVisitor = {
    sendRequest,
    async begin(provider, redirectTo, more = {}) {
      const verifier = randomBytes(40).toString('hex');
      const query = new URLSearchParams({
        provider,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 's256',
        ...(redirectTo !== undefined && { redirect_to: redirectTo }),
        ...more,
      });
      const location = locationOf(await sendRequest({ path: `/authorize?${query}` }), 302);
      return { location, state: location.searchParams.get('state') ?? '', verifier };
    },
    async visitUpstream(location) {
      const answer = await fetch(location, { redirect: 'manual' });
      if (answer.status !== 302) throw new Error(`the upstream answered ${answer.status}: ${await answer.text()}`);
      return new URL(answer.headers.get('location') ?? '');
    },
    async comeBack(address) {
      return locationOf(await sendRequest({ path: `/callback${address.search}` }));
    },
    async signIn(provider) {
      const { location, verifier } = await visitor.begin(provider);
      const target = await visitor.comeBack(await visitor.visitUpstream(location));
      return { code: target.searchParams.get('code') ?? '', verifier };
    },
    exchange: (code, verifier) =>
      sendRequest({
        method: 'POST',
        path: '/token?grant_type=pkce',
        body: { auth_code: code, code_verifier: verifier },
      }),
    refresh: (refreshToken) =>
      sendRequest({ method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: refreshToken } }),
    async session(provider = 'discord') {
      const { code, verifier } = await visitor.signIn(provider);
      return readSession(await visitor.exchange(code, verifier));
    },
  };
  return visitor;
}

export function readSession({ status, text }: Reply): TestSession {
  if (status !== 200) throw new Error(`no session, but ${status}: ${text}`);
  return sessionSchema.parse(JSON.parse(text));
}

/** Enters a nickname on the page that an app redirected to. @returns the next redirect */
export async function enterNickname(
  app: FastifyInstance,
  location: URL,
  nickname: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const answer = await app.inject({
    method: 'POST',
    url: `${location.pathname}${location.search}`,
    headers: { 'content-type': FORM, 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams({ nickname }).toString(),
  });
  if (answer.statusCode !== 303) throw new Error(`the form was answered ${answer.statusCode}: ${answer.body}`);
  return addressOf(answer.headers.location ?? '');
}

export function locationOf({ status, headers, text }: Reply, expected?: number): URL {
  const { location } = headers;
  if (location === undefined || (expected !== undefined && status !== expected)) {
    throw new Error(`no way on, but ${status}: ${text}`);
  }
  return addressOf(location);
}

function addressOf(location: string): URL {
  return new URL(location, 'http://this-site');
}
