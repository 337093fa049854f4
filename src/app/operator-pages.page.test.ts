import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { overviewSchema } from '#features/people/overview/overview.contract.ts';
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
    expect(page.body).not.toContain('제보');
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
      for (const word of ['현황', '신고', '문의', '이의', '제보']) expect(page.body).toContain(word);
    }
    const payload = await requestAs(who, `${PAGE}/_payload.json`);
    expect(payload.headers['cache-control']).toBe('private, no-store');
    expect(overviewSchema.parse(JSON.parse(payload.body).data)).toEqual(
      (await site.get(API, { cookie: cookies[who] ?? '' })).json(),
    );
    expect((await requestAs(who, `${PAGE}/nothing`)).statusCode).toBe(404);
    // Not cached for anybody else.
    expect((await requestAs('player', PAGE)).statusCode).toBe(404);
    expect((await requestAs('signed-out', PAGE)).statusCode).toBe(401);
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
    const { waiting } = overviewSchema.parse((await site.get(API, { cookie: cookies.operator ?? '' })).json());
    expect(waiting).toEqual({
      reports: before.reports + 1,
      inquiries: before.inquiries + 2,
      appeals: before.appeals + 1,
      corrections: before.corrections + 1,
    });
  });
});
