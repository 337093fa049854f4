import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, FakeUpstream, type Manners, type UpstreamName } from './fake-upstream.ts';

export interface FakeUpstreams {
  url: string;
  settings: Readonly<Record<string, string>>;
  /** Registers the site's callback: other redirect addresses are refused. */
  register(siteUrl: string): void;
  enter(upstream: UpstreamName, account: Account): void;
  behave(upstream: UpstreamName, manners: Manners): void;
  /** Requests so far, without bodies: `GET /api/users/@me`. */
  readonly requested: readonly string[];
  close(): Promise<void>;
}

/**
 * Discord and Kakao at one address of this machine. They check what the real ones check: client id and secret, the
 * registered redirect address, scopes, PKCE, and that a code is used once.
 */
export async function openFakeUpstreams(siteUrl?: string): Promise<FakeUpstreams> {
  const discord = new FakeUpstream('discord');
  const kakao = new FakeUpstream('kakao');
  const both = { discord, kakao };
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    requested.push(`${request.method} ${path}`);
    void route(both, path, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const register = (site: string) => {
    for (const upstream of [discord, kakao]) upstream.register(`${site}/auth/v1/callback`);
  };
  if (siteUrl !== undefined) register(siteUrl);

  return {
    url,
    settings: {
      AUTH_DISCORD_URL: url,
      AUTH_DISCORD_CLIENT_ID: discord.client.id,
      AUTH_DISCORD_CLIENT_SECRET: discord.client.secret,
      AUTH_KAKAO_URL: url,
      AUTH_KAKAO_CLIENT_ID: kakao.client.id,
      AUTH_KAKAO_CLIENT_SECRET: kakao.client.secret,
    },
    register,
    enter: (name, account) => both[name].enter(account),
    behave: (name, manners) => both[name].behave(manners),
    requested,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type PortInfo = 'authorize' | 'token' | 'user';

const HANDLERS: Readonly<Record<string, readonly [UpstreamName, PortInfo]>> = {
  'GET /api/oauth2/authorize': ['discord', 'authorize'],
  'POST /api/oauth2/token': ['discord', 'token'],
  'GET /api/users/@me': ['discord', 'user'],
  'GET /oauth/authorize': ['kakao', 'authorize'],
  'POST /oauth/token': ['kakao', 'token'],
  'GET /v2/user/me': ['kakao', 'user'],
};

async function route(
  upstreams: Readonly<Record<UpstreamName, FakeUpstream>>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const proxy = HANDLERS[`${request.method} ${path}`];
  if (!proxy) {
    response.writeHead(404).end();
    return;
  }
  const [name, kind] = proxy;
  const upstream = upstreams[name];
  if (kind === 'authorize') upstream.authorize(request, response);
  else if (kind === 'token') await upstream.token(request, response);
  else upstream.user(request, response);
}
