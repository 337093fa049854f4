import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { testApp } from '#tests/support/open-app.ts';
import { freshPlayer } from '#tests/support/sign-in-as.ts';

const worn = makeItem({ id: 802, name: '낡은칼', type: 0, maxdura: 5000 });
const PLAIN = 100;

const site = testApp({ items: [worn] });
const me = freshPlayer(site);

const create = (parts: object = {}, headers: Record<string, string> = me.headers) =>
  site.app.inject({
    method: 'POST',
    url: '/api/trades',
    headers,
    payload: { itemId: PLAIN, tradeType: 1, price: 35_000, gameServer: 1, ...parts },
  });
const put = (path: string) =>
  site.app.inject({ method: 'PUT', url: `/api/trades/${path}`, headers: me.headers, payload: {} });
async function codes(count: number, listing: () => ReturnType<typeof create>): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < count; turn += 1) found.push((await listing()).statusCode);
  return found;
}
const times = (count: number, code: number) => Array<number>(count).fill(code);
async function sold() {
  const answer = await create({ itemId: worn.id });
  if (answer.statusCode === 201) await put(`${answer.json().id}/complete`);
  return answer;
}

describe('listing one item', () => {
  it('is possible six times an hour, and then says when again', async () => {
    expect(await codes(6, create)).toEqual(times(6, 201));
    const refused = await create();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await create({ itemId: PLAIN + 1 })).statusCode).toBe(201);
    await site.database.database.pool.query(
      `update trade set created_at = created_at - interval '1 hour' where id = (select min(id) from trade where profile_id = $1)`,
      [me.profile.id],
    );
    expect((await create()).statusCode).toBe(201);
  });

  it('leaves the waiting listing as it is when it is refused', async () => {
    await codes(6, create);
    expect((await create({ price: 1 })).statusCode).toBe(429);
    const rows = await site.api.db
      .selectFrom('trade')
      .select('price')
      .where('profile_id', '=', me.profile.id)
      .where('status', '=', 1)
      .execute();
    expect(rows).toEqual([{ price: 35_000 }]);
  });

  it('counts neither refused tries nor repeats of an Idempotency-Key', async () => {
    const keyed = { ...me.headers, 'idempotency-key': randomUUID() };
    expect(await codes(3, () => create({ comment: '현거래 합니다' }))).toEqual(times(3, 498));
    expect(await codes(4, () => create({}, keyed))).toEqual(times(4, 201));
    expect(await codes(5, create)).toEqual(times(5, 201));
    expect((await create()).statusCode).toBe(429);
  });

  it('counts requests that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => create()));
    const found = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(found).toEqual([...times(6, 201), ...times(3, 429)]);
  });

  it('goes on to twenty for an item that wears out, while each is sold', async () => {
    expect(await codes(20, sold)).toEqual(times(20, 201));
    expect((await sold()).statusCode).toBe(429);
  });

  it('ends at six for an item that wears out when nothing is sold', async () => {
    const listing = () => create({ itemId: worn.id });
    expect(await codes(7, listing)).toEqual([...times(6, 201), 429]);
  });

  it('ends at six sold ones of an item without durability', async () => {
    const both = async () => {
      const answer = await create();
      if (answer.statusCode === 201) await put(`${answer.json().id}/complete`);
      return answer;
    };
    expect(await codes(7, both)).toEqual([...times(6, 201), 429]);
  });
});
