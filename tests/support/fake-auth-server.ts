import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

const HOUR_S = 3600;
const ADMIN = '/auth/v1/admin/users/';

export interface FakeAuthServer {
  url: string;
  serviceKey: string;
  /** Creates a key and publishes it. @returns its `kid` */
  addKey(algorithm: 'ES256' | 'RS256' | 'EdDSA'): Promise<string>;
  sign(kid: string, userId: string, claims?: JWTPayload): Promise<string>;
  answerUser(token: string, status: number, body: unknown): void;
  readonly deleted: readonly string[];
  /** Every request then gets this status or this text, until `null`. */
  breakWith(answer: number | string | null): void;
  readonly requested: readonly string[];
  close(): Promise<void>;
}

export async function openFakeAuthServer(): Promise<FakeAuthServer> {
  const keys = new Map<string, { algorithm: string; key: CryptoKey; publicJwk: JWK }>();
  const users = new Map<string, { status: number; body: unknown }>();
  const deleted: string[] = [];
  const requested: string[] = [];
  const serviceKey = 'service-key-of-the-fake';
  let broken: number | string | null = null;

  const removal = (id: string) => {
    const status = deleted.includes(id) ? 404 : 200;
    deleted.push(id);
    return status;
  };
  const server = createServer(({ method, url = '', headers }, response) => {
    requested.push(`${method} ${url}`);
    const bearer = String(headers.authorization).replace(/^Bearer /, '');
    if (typeof broken === 'number') send(response, broken, {});
    else if (broken !== null) response.writeHead(200, { 'content-type': 'text/html' }).end(broken);
    else if (url === '/auth/v1/.well-known/jwks.json') {
      send(response, 200, { keys: [...keys.values()].map(({ publicJwk }) => publicJwk) });
    } else if (url === '/auth/v1/user') {
      const { status, body } = users.get(bearer) ?? { status: 403, body: { error_code: 'bad_jwt' } };
      send(response, headers.apikey ? status : 401, body);
    } else if (method === 'DELETE' && url.startsWith(ADMIN)) {
      const isAllowed = bearer === serviceKey && headers.apikey === serviceKey;
      send(response, isAllowed ? removal(url.slice(ADMIN.length)) : 403, {});
    } else send(response, 404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    serviceKey,
    async addKey(algorithm) {
      const kid = `${algorithm}-${keys.size}`;
      const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
      const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' };
      keys.set(kid, { algorithm, key: privateKey, publicJwk });
      return kid;
    },
    sign(kid, userId, claims = {}) {
      const found = keys.get(kid);
      if (!found) throw new Error(`no key ${kid}`);
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: `${url}/auth/v1`, sub: userId, aud: 'authenticated', iat: now, exp: now + HOUR_S };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: found.algorithm, kid }).sign(found.key);
    },
    answerUser: (token, status, body) => void users.set(token, { status, body }),
    deleted,
    breakWith(answer) {
      broken = answer;
    },
    requested,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
