import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

it('pages whose loader cannot reach the database answer 503 with Retry-After', async () => {
  const away = () => Promise.reject(new AppError('UNAVAILABLE'));
  const app = await site.withServices(() => ({
    ...site.services(),
    quests: { list: away, find: away },
  }));
  for (const url of ['/quests', '/quests/1', '/quests/_payload.json']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});
