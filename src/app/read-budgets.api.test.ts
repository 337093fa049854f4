import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';

const site = testApp({ items: [] });

let lastAddress = 0;

async function statusesOf(url: string, times: number, headers: Record<string, string>, remoteAddress: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await site.app.inject({ url, headers, remoteAddress })).statusCode);
  }
  return statuses;
}

const newAddress = () => `198.51.100.${++lastAddress}`;

describe('a costly read', () => {
  it.each([
    ['a search', '/api/search?q=a', 240],
    ['evidence', '/api/prices/items/1/evidence', 60],
  ])('has a budget for each address, and another for each account: %s', async (_name, url, points) => {
    const address = newAddress();
    const statuses = await statusesOf(url, points + 1, {}, address);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([points, 429]);

    const refused = await site.app.inject({ url, remoteAddress: address });
    expect([refused.json().code, refused.headers['cache-control']]).toEqual(['RATE_LIMITED', 'no-store']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    const someone = await signInAs(site);
    const own = await statusesOf(url, points, someone.headers, address);
    expect(new Set(own)).toEqual(new Set([200]));
    expect(await statusesOf(url, 1, someone.headers, newAddress())).toEqual([429]);
    expect(await statusesOf(url, 1, {}, newAddress())).toEqual([200]);
  });

  it('of the fields of a row counts with searches, whether there is such a row or not', async () => {
    const url = '/api/corrections/fields?entity=monsters&rowId=1';
    const statuses = await statusesOf(url, 241, {}, newAddress());
    expect([new Set(statuses.slice(0, -1)).size, statuses.at(-1)]).toEqual([1, 429]);
  });

  it('of one’s own data is answered three times an hour', async () => {
    const [one, other] = [await signInAs(site), await signInAs(site)];
    const url = '/api/profiles/me/export';
    expect(await statusesOf(url, 4, one.headers, newAddress())).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(url, 1, other.headers, newAddress())).toEqual([200]);
  });
});
