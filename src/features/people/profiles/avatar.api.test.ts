import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { type App, openApp } from '#tests/support/open-app.ts';
import { MAX_PICTURE_BYTES } from './avatar.rules.ts';
import { createAvatars } from './avatar.service.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function picture(type: string, body: Buffer | string): Answer {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
}

const endless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.write(PNG);
  response.end(Buffer.alloc(MAX_PICTURE_BYTES));
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/good.png': picture('image/png', PNG),
  '/other.png': picture('image/png', Buffer.concat([PNG, PNG])),
  '/full.png': picture('image/png', Buffer.concat([PNG, Buffer.alloc(MAX_PICTURE_BYTES - PNG.length)])),
  '/svg': picture('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/html': picture('text/html', '<!doctype html><script>alert(1)</script>'),
  '/html-as-png': picture('image/png', '<!doctype html><script>alert(1)</script>'),
  '/png-as-jpeg': picture('image/jpeg', PNG),
  '/untyped': (_request, response) => response.writeHead(200).end(PNG),
  '/empty': picture('image/png', ''),
  '/endless.png': endless,
  '/announced.png': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(MAX_PICTURE_BYTES + 1) });
    response.write(PNG);
  },
  '/moved.png': (_request, response) => response.writeHead(302, { location: '/good.png' }).end(),
  '/gone.png': (_request, response) => response.writeHead(404, { 'content-type': 'image/png' }).end(PNG),
  '/cut.png': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' });
    response.write(PNG, () => response.destroy());
  },
  '/slow.png': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.write(PNG);
  },
  '/late.png': (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG), 50);
  },
};

let upstream: Server;
let origin: string;
let site: App;
let requested: IncomingMessage[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    requested.push(request);
    const path = request.url?.split('?', 1)[0] ?? '';
    (ANSWERS[path] ?? picture('image/png', ''))(request, response);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  const address = upstream.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  origin = `http://127.0.0.1:${address.port}`;
  site = await openApp({ settings: { AUTH_DISCORD_URL: origin } });
});
afterAll(async () => {
  await site.close();
  upstream.closeAllConnections();
  await new Promise((closed) => upstream.close(closed));
});
beforeEach(() => {
  requested = [];
});

async function playerWith(path: string) {
  const { id, avatarUrl, userId } = await insertProfile(site.api.db, { avatar_source: `${origin}${path}` });
  return { id: String(id), userId, avatarUrl: avatarUrl ?? '' };
}

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

describe('GET /api/profiles/:id/avatar', () => {
  it('proxies the picture, immutable under its versioned address and for minutes without', async () => {
    const { id, userId, avatarUrl } = await playerWith('/good.png');
    const answer = await get(avatarUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(PNG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    for (const url of [
      `/api/profiles/${id}/avatar`,
      `/api/profiles/${userId}/avatar?v=`,
      `/api/profiles/${id}/avatar?v=0`,
    ]) {
      const other = await get(url);
      expect(other.statusCode).toBe(200);
      expect(other.headers['cache-control']).toBe('public, max-age=300');
    }
  });

  it('requests the upstream once, without data of the visitor', async () => {
    const { avatarUrl } = await playerWith('/other.png');
    const headers = {
      cookie: 'sb-baramnaru-auth-token=secret',
      'user-agent': 'Visitor/1.0',
      referer: 'https://naru.example/me',
    };
    for (let turn = 0; turn < 3; turn += 1) expect((await get(avatarUrl, headers)).statusCode).toBe(200);
    expect(requested).toHaveLength(1);
    expect(JSON.stringify(requested[0]?.headers)).not.toMatch(/secret|Visitor|naru/);
  });

  it('accepts the largest allowed size', async () => {
    const { avatarUrl } = await playerWith('/full.png');
    expect((await get(avatarUrl)).rawPayload).toHaveLength(MAX_PICTURE_BYTES);
  });

  it.each([
    '/svg',
    '/html',
    '/html-as-png',
    '/png-as-jpeg',
    '/untyped',
    '/empty',
    '/endless.png',
    '/announced.png',
    '/moved.png',
    '/gone.png',
    '/cut.png',
  ])('answers 404 for %s', async (path) => {
    const { avatarUrl } = await playerWith(path);
    const answer = await get(avatarUrl);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: '프로필 사진이 없습니다.' });
    expect(requested.map(({ url }) => url)).toEqual([path]);
  });

  it('requests only the upstreams, whatever the row contains', async () => {
    const { hostname, port } = new URL(origin);
    for (const source of [`http://localhost:${port}/good.png`, `http://a@${hostname}:${port}/good.png`, '/good.png']) {
      const { id } = await insertProfile(site.api.db, { avatar_source: source });
      expect((await get(`/api/profiles/${id}/avatar`)).statusCode).toBe(404);
    }
    expect(requested).toEqual([]);
  });

  it('answers 404 for players without a picture, unknown ids, and deleted accounts', async () => {
    const { id } = await insertProfile(site.api.db);
    const left = await insertProfile(site.api.db, { avatar_source: `${origin}/good.png`, deleted_at: new Date() });
    for (const one of [id, left.id, left.userId, '0', 'x', '../me']) {
      expect((await get(`/api/profiles/${one}/avatar`)).statusCode).toBe(404);
    }
    expect(requested).toEqual([]);
  });
});

describe('createAvatars', () => {
  it('limits its wait for a slow upstream', async () => {
    const { id } = await playerWith('/slow.png');
    const avatars = createAvatars({ standIns: [origin], timeoutMs: 100 });
    expect(await avatars.find(site.api.db, id)).toBeUndefined();
    // The failure is cached for a while.
    expect(await avatars.find(site.api.db, id)).toBeUndefined();
    expect(requested).toHaveLength(1);
  });

  it('fetches once for all concurrent requests', async () => {
    const { id } = await playerWith('/late.png');
    const avatars = createAvatars({ standIns: [origin] });
    const found = await Promise.all(Array.from({ length: 9 }, () => avatars.find(site.api.db, id)));
    expect(found.every((one) => one?.bytes.equals(PNG))).toBe(true);
    expect(requested).toHaveLength(1);
  });

  it('stores no more than its limit of bytes', async () => {
    const [first, second] = [await playerWith('/good.png'), await playerWith('/other.png')];
    const avatars = createAvatars({ standIns: [origin], maxStoredBytes: PNG.length * 2 + 5 });
    for (const { id } of [first, first, second, first]) await avatars.find(site.api.db, id);
    expect(requested.map(({ url }) => url)).toEqual(['/good.png', '/other.png', '/good.png']);
  });

  it('limits the number of concurrent fetches', async () => {
    const avatars = createAvatars({ standIns: [origin], timeoutMs: 300 });
    const players = await Promise.all(Array.from({ length: 30 }, (_, index) => playerWith(`/slow.png?${index}`)));
    const found = await Promise.allSettled(players.map(({ id }) => avatars.find(site.api.db, id)));
    expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    // Slots are free again afterwards.
    const { id } = await playerWith('/good.png');
    expect(await avatars.find(site.api.db, id)).toMatchObject({ type: 'image/png' });
  });
});
