import { beforeAll, describe, expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();
const player = testPlayer(site, { profile: { name: '바람지기', shows_discord: true, discord_id: '1' } });
const operator = testPlayer(site, { isOperator: true });
let suspended: SignedInPlayer;

beforeAll(async () => {
  suspended = await signInAs(site, {
    profile: { banned_at: new Date(Date.now() + 86_400_000), banned_reason: '사유' },
  });
});

function paths(): string[] {
  return [...pageSamples(site.catalog()).map(({ path }) => path), `/profiles/${player.userId}`, '/nowhere'];
}

describe('a page is the same for everybody, byte for byte', () => {
  it('for every visitor, cached or rendered for them', async () => {
    for (const path of paths()) {
      // Each visitor is the first once, so that the page is rendered for each of them.
      const requested = [
        undefined,
        player.cookie,
        operator.cookie,
        suspended.cookie,
        'sb-baramnaru-auth-token=nonsense',
      ];
      const answers = [];
      for (const cookie of requested) {
        site.cache.invalidateAll('evict');
        for (const _twice of [1, 2]) answers.push(await site.get(path, cookie === undefined ? {} : { cookie }));
      }
      const [first] = answers;
      for (const { statusCode, rawPayload, headers } of answers) {
        expect([path, statusCode]).toEqual([path, first?.statusCode]);
        expect(rawPayload.equals(first?.rawPayload ?? Buffer.of()), `${path} differs`).toBe(true);
        expect(headers['set-cookie'], path).toBeUndefined();
        expect(headers.vary ?? '', path).not.toMatch(/cookie|authorization/i);
      }
    }
  });

  it('and so is its data for navigation', async () => {
    for (const path of paths().filter((one) => one !== '/nowhere')) {
      const url = `${path === '/' ? '' : path}/_payload.json`;
      const [anonymous, own] = [await site.get(url), await site.get(url, { cookie: player.cookie })];
      expect([url, anonymous.statusCode]).toEqual([url, 200]);
      expect(own.rawPayload.equals(anonymous.rawPayload), url).toBe(true);
    }
  });
});
