import { readSession, requestUrl, type SignInVisitor, signInVisitor } from './sign-in-visitor.ts';
import type { StoredCast } from './stored-fixture.ts';
import type { StoredSite } from './stored-site.ts';

export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface StoredClient {
  visitor: SignInVisitor;
  person(who: string): StoredCast['people'][string];
  idOf(kind: 'trades' | 'watches' | 'items', name: string): number;
  tokenOf(who: string): Promise<string>;
  enter(who: string, token: string): void;
  /** `nobody` sends no session. */
  sendRequest(who: string, method: string, path: string, body?: unknown, key?: string): Promise<StoredAnswer>;
}

export function openStoredClient({ cast, site }: Pick<StoredSite, 'cast' | 'site'>): StoredClient {
  const visitor = signInVisitor(requestUrl(`${site.origin}/auth/v1`));
  const tokens = new Map<string, Promise<string>>();

  function person(who: string): StoredCast['people'][string] {
    const found = cast.people[who];
    if (!found) throw new Error(`nobody is called ${who}`);
    return found;
  }

  async function refreshed(who: string): Promise<string> {
    const { refreshToken, userId } = person(who);
    const session = readSession(await visitor.refresh(refreshToken));
    if (session.user.id !== userId) throw new Error(`the session of ${who} is of ${session.user.id} now`);
    return session.access_token;
  }

  function tokenOf(who: string): Promise<string> {
    const token = tokens.get(who) ?? refreshed(who);
    tokens.set(who, token);
    return token;
  }

  return {
    visitor,
    person,
    tokenOf,
    enter: (who, token) => tokens.set(who, Promise.resolve(token)),
    idOf(kind, name) {
      const id = cast[kind][name];
      if (id === undefined) throw new Error(`${kind}: no ${name}`);
      return id;
    },
    async sendRequest(who, method, path, body, key) {
      const headers = {
        ...(who !== 'nobody' && { authorization: `Bearer ${await tokenOf(who)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await fetch(site.origin + path, init);
      return { status: answer.status, body: await answer.json() };
    },
  };
}
