import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { scheduledTasks } from './scheduled-tasks.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DEALS = 40;
/** Bytes of rows. */
const MOST_AFTER = 450;
const item = makeItem({ id: 901, name: '진호박' });

let players: SignedInPlayer[];
const clock = fixedClock(new Date());

const site = testApp({ items: [item], settings: { RATE_LIMIT_SCALE: '1000' }, clock });
beforeAll(async () => {
  players = await Promise.all(Array.from({ length: DEALS }, () => signInAs(site)));
});

/** Of rows, without indexes and free room. */
async function bytesByTable(): Promise<Map<string, number>> {
  const { pool } = site.database.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sign_in', 'graphile_worker') and tablename not in ('rate_limit', 'quote_change')`,
  );
  const bytes = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: number }>(
      `select coalesce(sum(pg_column_size(t.*)), 0)::float8 as sum from ${name} as t`,
    );
    bytes.set(name.replace('public.', ''), rows[0]?.sum ?? 0);
  }
  return bytes;
}

function perDeal(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Map<string, number> {
  const grown = [...after].map(([name, bytes]): [string, number] => [name, (bytes - (before.get(name) ?? 0)) / DEALS]);
  return new Map(grown.filter(([, bytes]) => bytes > 5).map(([name, bytes]) => [name, Math.round(bytes)]));
}

const sumOf = (bytes: ReadonlyMap<string, number>) => [...bytes.values()].reduce((sum, one) => sum + one, 0);

async function send(player: SignedInPlayer, method: 'POST' | 'PUT', url: string, payload: object, key?: string) {
  const headers = { ...player.headers, ...(key && { 'idempotency-key': key }) };
  const answer = await site.app.inject({ method, url, headers, payload });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer.json();
}

describe('the rows of a deal', () => {
  it('shrink to the trade, its prices and who was named once it is a month old', async () => {
    const empty = await bytesByTable();
    for (const [turn, owner] of players.entries()) {
      const body = {
        itemId: item.id,
        tradeType: 1,
        price: 50_000 + turn,
        quantity: 1,
        gameServer: 1,
        comment: '급처합니다',
      };
      const { id } = await send(owner, 'POST', '/api/trades', body, `deal-${turn}`);
      await send(owner, 'PUT', `/api/trades/${id}`, { price: 48_000 + turn });
      const counterpart = players[(turn + 1) % DEALS]?.profile.id;
      await send(owner, 'PUT', `/api/trades/${id}/complete`, { counterpart });
    }
    for (const player of players) await send(player, 'PUT', '/api/notifications/read', { all: true });
    const fresh = perDeal(empty, await bytesByTable());

    clock.advance(31 * DAY_MS);
    const { db } = site.api;
    for (const task of scheduledTasks({ db, transact: transactOver(db, clock), clock })) {
      await task.run({ signal: new AbortController().signal });
    }
    const old = perDeal(empty, await bytesByTable());
    expect(sumOf(old)).toBeLessThan(sumOf(fresh) / 4);
    expect([...old.keys()].toSorted()).toEqual(['counterpart_request', 'trade', 'trade_price']);
    expect(sumOf(old)).toBeLessThan(MOST_AFTER);
    // What pages, quotes and lists of owners are made of is all there.
    const left = await db.selectFrom('trade').select(['id', 'status', 'price', 'profile_id']).execute();
    expect(left.filter(({ status, price, profile_id }) => status === 2 && price && profile_id)).toHaveLength(DEALS);
    const listed = await site.app.inject(`/api/trades?itemId=${item.id}&status=2&limit=100`);
    expect(listed.json()).toHaveLength(DEALS);
    expect((await site.app.inject(`/api/trades/${left[0]?.id}`)).json()).toMatchObject({ status: 2 });
  });
});
