import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { NOTICE_TYPE } from '#features/content/articles/article-kind.contract.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { scriptsOf, textOf, titleOf } from '#tests/support/html.ts';
import { sharedTestSite, testSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

async function failingWith(error: Error): Promise<FastifyInstance> {
  return site.withServices(() => {
    throw error;
  });
}

describe('a page whose facts cannot be read', () => {
  const SECRET = 'connect to 10.0.0.7 failed as baram:hunter2';

  it('is the server-error page and reveals nothing of the cause', async () => {
    const app = await failingWith(new Error(SECRET));
    const answer = await app.inject('/items/655');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(titleOf(answer.body)).toMatch(/^Internal Server Error/);
    expect(textOf(answer.body)).toContain('500 Internal Server Error');
    expect(answer.body).toContain('<html lang="ko" data-faces="">');
    expect(answer.body).not.toContain('hunter2');
  });

  it('is 503 with Retry-After when they are only unreachable', async () => {
    const app = await failingWith(new AppError('UNAVAILABLE'));
    const answer = await app.inject('/items/655');
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([503, expect.stringMatching(/^Internal Server Error/)]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has the error in its payload', async () => {
    for (const [error, status] of [
      [new Error(SECRET), 500],
      [new AppError('UNAVAILABLE'), 503],
    ] as const) {
      const answer = await (await failingWith(error)).inject('/items/655/_payload.json');
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      expect(answer.body).not.toContain('hunter2');
    }
  });

  it('has the error as plain data for the browser', async () => {
    const app = await failingWith(new Error(SECRET));
    const state = scriptsOf((await app.inject('/items/655')).body).find(({ type }) => type === 'application/json');
    expect(JSON.parse(state?.content ?? '{}').errors).toEqual({ root: { status: 500, message: '' } });
  });
});

describe('maintenance', () => {
  const closed = testSite({ MAINTENANCE: 'true' });

  it.each([
    '/',
    '/items/655',
    '/nowhere',
    '/items/655?q=1',
    '/sitemap.xml',
    '/maps/22/_payload.json',
    '/login',
    '/confirm?code=x',
    '/auth/v1/settings',
    '//evil.example',
  ])('%s redirects to /maintenance', async (url) => {
    const answer = await closed.app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/maintenance']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/maintenance', '/maintenance/'])('%s answers 503', async (url) => {
    const answer = await closed.get(url);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(textOf(answer.body)).toContain('점검 중입니다');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says since when and how long, where operators gave notice of it for now', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    const notice = (starts_at: Date, ends_at: Date | null) =>
      insertArticle(closed.api.db, { kind: 'notice', type: NOTICE_TYPE.maintenance, starts_at, ends_at });
    const page = async () => {
      closed.cache.invalidateAll('evict');
      return textOf((await closed.get('/maintenance')).body);
    };
    await notice(at(-3), at(-2));
    await notice(at(2), null);
    expect(await page()).not.toContain('점검 시간');
    const [from, until] = [at(-1), at(1)];
    await notice(from, until);
    const text = await page();
    expect(text).toContain(`점검 시간: ${formatMonthDay(from)} ${formatClock(from)}부터`);
    expect(text).toContain(`${formatClock(until)}까지`);
  });

  it('answers 503 to programs', async () => {
    for (const url of ['/api/items/', '/api/items/655', '/api/quests', '/api/nothing']) {
      const answer = await closed.get(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('answers 503 to the islands of other sites, which may read it', async () => {
    for (const url of [
      '/__nuxt_island/ItemCard_1.json?props={"id":1}',
      '/__island/ItemCard_1.json',
      '/__nuxt_island/a/b',
    ]) {
      const answer = await closed.get(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      });
    }
  });

  it('leaves open what load balancers and its own page need', async () => {
    const { body } = await closed.get('/maintenance');
    const styles = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(styles.length).toBeGreaterThan(1);
    for (const url of ['/api/health/live', '/api/health/ready', '/icons/mark.svg', '/robots.txt', ...styles])
      expect([url, (await closed.get(String(url))).statusCode]).toEqual([url, 200]);
  });

  it('is off for any setting but true, and its page is an ordinary one then', async () => {
    const answer = await site.get('/maintenance');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, undefined]);
    expect((await site.get('/')).statusCode).toBe(200);
  });
});
