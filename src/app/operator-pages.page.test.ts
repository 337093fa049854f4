import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { overviewSchema, WAITING_KINDS, type WaitingKind } from '#features/desk/overview/overview.contract.ts';
import { accessToken, sessionCookie, signInAs } from '#tests/support/sign-in-as.ts';
import { testSite } from '#tests/support/site-app.ts';
import { listedAddresses } from '#tests/support/site-map.ts';

const PAGE = '/operator';
const UNKNOWN = '/opera-or';
const API = '/api/operator/overview';
const DAY_MS = 86_400_000;

const site = testSite();
let strict: FastifyInstance;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  strict = await site.withPages((match) => match && { ...match, operatorLevel: 2 });
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const expired = await signInAs(site);
  cookies.expired = sessionCookie(await accessToken(site, { ...expired, expiresAt: hourAgo }));
  cookies.player = (await signInAs(site)).cookie;
  cookies.newcomer = (await signInAs(site, { profile: null })).cookie;
  const banned = { banned_at: new Date(Date.now() + DAY_MS) };
  cookies.suspended = (await signInAs(site, { profile: banned })).cookie;
  cookies.editor = (await signInAs(site, { isOperator: true, level: 3 })).cookie;
  cookies.operator = (await signInAs(site, { isOperator: true, level: 2 })).cookie;
});

async function requestAs(who: string, url: string, app: FastifyInstance = site.app) {
  const cookie = cookies[who];
  const { statusCode, headers, body } = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  const { date: _, ...others } = headers;
  return { statusCode, headers: others, body };
}

type Answered = Awaited<ReturnType<typeof requestAs>>;
const asAt = (path: string, { body, ...answer }: Answered) => ({ ...answer, body: body.replaceAll(UNKNOWN, path) });

describe('a page of operators', () => {
  it.each(['signed-out', 'expired'])('is one document for the %s, whatever the path', async (who) => {
    const page = await requestAs(who, PAGE);
    expect(page.statusCode).toBe(401);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('로그인이 필요합니다');
    for (const other of [`${PAGE}/nothing`, `${PAGE}/reports/12?x=1`])
      expect(await requestAs(who, other)).toEqual(page);
    expect(await requestAs('signed-out', PAGE)).toEqual(page);
  });

  it.each(['player', 'newcomer', 'suspended'])('is, for a %s, what any unknown path is', async (who) => {
    const page = await requestAs(who, PAGE);
    expect(page.statusCode).toBe(404);
    expect(page).toEqual(asAt(PAGE, await requestAs(who, UNKNOWN)));
    expect(await requestAs(who, `${PAGE}/x`)).toEqual(asAt(PAGE, await requestAs(who, `${UNKNOWN}/x`)));
  });

  it.each(['signed-out', 'expired', 'player', 'newcomer', 'suspended'])('has no data for the %s', async (who) => {
    const payload = await requestAs(who, `${PAGE}/_payload.json`);
    expect(payload.statusCode).toBe(404);
    expect(payload).toEqual(asAt(PAGE, await requestAs(who, `${UNKNOWN}/_payload.json`)));
  });

  it('shows an operator of too low a level the required level', async () => {
    const page = await requestAs('editor', PAGE, strict);
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain('"data":{"needs":2}');
    expect(page.body).not.toContain('먼저 볼 것');
    const payload = await requestAs('editor', `${PAGE}/_payload.json`, strict);
    expect(payload.statusCode).toBe(403);
    expect(JSON.parse(payload.body)).toMatchObject({ status: 403, data: { needs: 2 } });
    expect((await requestAs('operator', PAGE, strict)).statusCode).toBe(200);
  });

  it.each(['operator', 'editor'])('is rendered for the %s with its numbers, and not cached', async (who) => {
    for (const url of [PAGE, `${PAGE}/`]) {
      const page = await requestAs(who, url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers.etag).toBeUndefined();
      expect(page.body).toContain('noindex');
      for (const word of ['현황', '운영 기록', '제보', '먼저 볼 것']) expect(page.body).toContain(word);
      expect(page.body.includes('신고')).toBe(who === 'operator');
    }
    const payload = await requestAs(who, `${PAGE}/_payload.json`);
    expect(payload.headers['cache-control']).toBe('private, no-store');
    expect(overviewSchema.parse(JSON.parse(payload.body).data.overview)).toEqual(
      (await site.get(API, { cookie: cookies[who] ?? '' })).json(),
    );
    expect((await requestAs(who, `${PAGE}/nothing`)).statusCode).toBe(404);
    // Not cached for anybody else.
    expect((await requestAs('player', PAGE)).statusCode).toBe(404);
    expect((await requestAs('signed-out', PAGE)).statusCode).toBe(401);
  });

  it.each([
    ['/operator/reports', 2, 'editor'],
    ['/operator/people/3121', 2, 'editor'],
    ['/operator/words', 2, 'editor'],
    ['/operator/audit', 3, 'none'],
    ['/operator/images', 3, 'none'],
    ['/operator/banners', 2, 'editor'],
    ['/operator/site', 2, 'editor'],
    ['/operator/jobs', 2, 'editor'],
    ['/operator/stats', 2, 'editor'],
    ['/operator/operators', 1, 'operator, editor'],
  ])('%s asks for the level %i of its own line', async (path, needs, refused) => {
    for (const who of ['operator', 'editor']) {
      const [page, payload] = [await requestAs(who, path), await requestAs(who, `${path}/_payload.json`)];
      const status = refused.includes(who) ? 403 : 200;
      expect([page.statusCode, payload.statusCode]).toEqual([status, status]);
      expect(page.body.includes(`"data":{"needs":${needs}}`)).toBe(refused.includes(who));
    }
    const unknown = path.replace(PAGE, UNKNOWN);
    const [page, other] = [await requestAs('player', path), await requestAs('player', unknown)];
    expect(page).toEqual({ ...other, body: other.body.replaceAll(unknown, path) });
    expect(await requestAs('signed-out', path)).toEqual(await requestAs('signed-out', PAGE));
  });

  it('shows an operator in the menu only what he may open', async () => {
    const menuOf = async (who: string) =>
      (await requestAs(who, '/operator/audit')).body.match(/href="\/operator[^"]*"/g);
    expect(await menuOf('operator')).toContain('href="/operator/reports"');
    expect(await menuOf('editor')).not.toContain('href="/operator/reports"');
  });

  it('is inaccessible as soon as its reader is no operator any more', async () => {
    const former = await signInAs(site, { isOperator: true });
    const get = (url: string) => site.get(url, { cookie: former.cookie });
    expect((await get(PAGE)).statusCode).toBe(200);
    await site.api.db.deleteFrom('operator').where('user_id', '=', former.userId).execute();
    expect((await get(PAGE)).statusCode).toBe(404);
  });

  it.each([
    ['/events/new', '/events/n/w'],
    ['/operator/content/guides/new', '/opera-or/content/guides/new'],
    ['/operator/content/guides/1', '/opera-or/content/guides/1'],
  ])('%s is, for a player, what an unknown path is', async (path, unknown) => {
    const [page, other] = [await requestAs('player', path), await requestAs('player', unknown)];
    expect(page.statusCode).toBe(404);
    expect(page).toEqual({ ...other, body: other.body.replaceAll(unknown, path) });
    expect((await requestAs('signed-out', path)).statusCode).toBe(401);
    expect((await requestAs('editor', path)).statusCode).toBe(200);
  });

  it('is in no list for search engines', async () => {
    expect((await listedAddresses(site)).filter(({ url }) => url.includes('operator'))).toEqual([]);
  });
});

describe('the endpoint behind it', () => {
  it.each([
    ['signed-out', 401],
    ['expired', 401],
    ['player', 403],
    ['newcomer', 403],
    ['suspended', 403],
    ['editor', 200],
    ['operator', 200],
  ])('answers the %s %s', async (who, status) => {
    expect((await requestAs(who, API)).statusCode).toBe(status);
  });

  it('counts what waits, each once', async () => {
    const { db } = site.api;
    const player = await signInAs(site);
    const before = overviewSchema.parse((await site.get(API, { cookie: cookies.operator ?? '' })).json()).waiting;
    const other = await signInAs(site);
    await db
      .insertInto('report')
      .values({ type: 1, comment: '글', reporter_id: player.profile.id, reported_id: other.profile.id })
      .execute();
    const inquiry = (type: 1 | 2 | 3, content: string, answered_at: Date | null = null) => ({
      user_id: player.userId,
      type,
      content,
      answered_at,
      answer: answered_at && '답',
    });
    await db
      .insertInto('inquiry')
      .values([
        inquiry(1, '물음입니다'),
        inquiry(1, '답한 것입니다', new Date()),
        inquiry(2, '이의입니다'),
        inquiry(3, '[자료] 철도의 공격력'),
        inquiry(3, '제안입니다'),
      ])
      .execute();
    const texts = { name: '다람쥐', value_text: '120', present_text: '100' };
    const wrong = { entity: 'monsters', row_id: 1, field: 'exp', value: '120', present: '100', ...texts };
    await db
      .insertInto('correction')
      .values({ user_id: player.userId, ...wrong })
      .execute();
    const { waiting, first } = overviewSchema.parse((await site.get(API, { cookie: cookies.operator ?? '' })).json());
    const more = (kind: WaitingKind) => (waiting[kind]?.count ?? 0) - (before[kind]?.count ?? 0);
    expect(Object.fromEntries(WAITING_KINDS.map((kind) => [kind, more(kind)]))).toEqual({
      reports: 1,
      inquiries: 3,
      appeals: 1,
      reviews: 0,
      corrections: 1,
      jobs: 0,
    });
    expect(first.map(({ kind, title }) => `${kind} ${title}`)).toEqual(
      expect.arrayContaining([
        `reports 사기 · ${other.profile.name}`,
        'inquiries 물음입니다',
        'appeals 이의입니다',
        'inquiries 철도의 공격력',
        'corrections 다람쥐 경험치 100 → 120',
      ]),
    );
    const own = overviewSchema.parse((await site.get(API, { cookie: cookies.editor ?? '' })).json());
    expect([Object.keys(own.waiting), own.first.map(({ title }) => title)]).toEqual([
      ['corrections'],
      ['다람쥐 경험치 100 → 120'],
    ]);
  });

  it('has a row for each process, from its first moment on the port until it is closed', async () => {
    const processes = async () =>
      overviewSchema.parse((await site.get(API, { cookie: cookies.operator ?? '' })).json()).processes ?? [];
    const [one, other] = [await site.withApi({}), await site.withApi({})];
    await Promise.all([one, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
    await expect.poll(async () => (await processes()).length).toBe(2);
    const [before] = await processes();
    await Promise.all([one.close(), other.close()]);
    expect(before).toMatchObject({ machine: expect.stringMatching(/^[0-9a-f]{8}$/), connections: 0 });
    expect(await processes()).toEqual([]);
  });

  it('says since when the oldest waits, and puts it first', async () => {
    const { db } = site.api;
    const player = await signInAs(site);
    const created_at = new Date(Date.now() - 3 * DAY_MS);
    const old = { user_id: player.userId, type: 1, content: '가장 오래된 물음', created_at } as const;
    const { id } = await db.insertInto('inquiry').values(old).returning('id').executeTakeFirstOrThrow();
    const { waiting, first } = overviewSchema.parse((await site.get(API, { cookie: cookies.operator ?? '' })).json());
    expect(waiting.inquiries?.oldestAt).toBe(created_at.toISOString());
    expect(first[0]).toMatchObject({ kind: 'inquiries', id, at: created_at.toISOString() });
  });
});
