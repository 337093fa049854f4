import { beforeAll, describe, expect, it } from 'vitest';
import { insertProfile } from '#database/factories/people.ts';
import { insertTrade, type TradeParts } from '#database/factories/trades.ts';
import type { Db } from '#platform/database/db.ts';
import { NARROWEST, SECOND_WINDOWS } from './every-page.ts';
import { AMBER, publishQuotes, SWORD } from './market-object.ts';
import { accessibilityFaults } from './screen-faults.ts';
import { catalog, DESKTOP, journeys, PHONE, type Stage } from './stage.ts';
import { walkWidths } from './width-faults.ts';

const CAP = 4_294_967_295;
const LONG_NAME = '열두글자로된긴이름입니다';
const LONG_COMMENT = '국내성주막앞에서기다립니다아무때나귓말주시고흥정은조금만받습니다'.repeat(7).slice(0, 200);

const tradable = catalog.items.filter(({ type, trade }) => type !== 9 && trade === 1);

async function expectSound({ visit }: Stage, path: string): Promise<void> {
  const { page: desk } = await visit(path, { ...DESKTOP, tab: 'desk' });
  expect(await walkWidths(desk, SECOND_WINDOWS), path).toEqual([]);
  expect(await accessibilityFaults(desk), path).toEqual([]);
  const { page: phone } = await visit(path, { ...PHONE, tab: 'phone' });
  expect(await accessibilityFaults(phone), path).toEqual([]);
  expect(await walkWidths(phone, [NARROWEST]), path).toEqual([]);
}

async function fillTo(db: Db, listings: number): Promise<void> {
  const { count } = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const items = tradable.slice(Number(count), listings);
  for (const [at, { id }] of items.entries()) await insertTrade(db, { item_id: id, price: 1000 * (at + 1) });
  await publishQuotes(
    db,
    items.map(({ id }) => id),
  );
}

journeys(
  'a market with few listings',
  (stage) => {
    describe.each([0, 1, 19, 60])('of %d', (listings) => {
      beforeAll(() => fillTo(stage.database().db, listings));

      it.each(['/', '/trade'])('has no fault at any width on %s', (path) => expectSound(stage, path));
    });
  },
  {},
);

journeys(
  'a market of long names, long comments and prices from 1 to the cap',
  (stage) => {
    const ids = { seller: '', dearest: 0, cheapest: 0 };

    beforeAll(async () => {
      const { db } = stage.database();
      const profile = await insertProfile(db, { name: LONG_NAME, job: 1, grade: 3, level: 99 });
      const list = (parts: TradeParts) => insertTrade(db, { profile_id: profile.id, comment: LONG_COMMENT, ...parts });
      const dearest = await list({ item_id: SWORD.id, price: CAP, durability: SWORD.maxdura, is_negotiation: true });
      const cheapest = await list({ item_id: AMBER.id, price: 1, quantity: 9999 });
      await list({ item_id: SWORD.id, price: CAP - 1, trade_type: 2, status: 2 });
      for (const price of [CAP, CAP - 1, 1]) await insertTrade(db, { item_id: SWORD.id, price, comment: LONG_COMMENT });
      await publishQuotes(db, [SWORD.id, AMBER.id]);
      Object.assign(ids, { seller: profile.userId, dearest: dearest.id, cheapest: cheapest.id });
    });

    it.each([
      ['home', () => '/'],
      ['the market', () => '/trade'],
      ['the market of the item', () => `/trade/${SWORD.id}`],
      ['the item', () => `/items/${SWORD.id}`],
      ['the seller', () => `/profiles/${ids.seller}`],
      ['the dearest trade', () => `/trade/view/${ids.dearest}`],
      ['the cheapest trade', () => `/trade/view/${ids.cheapest}`],
    ])('has no fault at any width on the page of %s', (_page, path) => expectSound(stage, path()));
  },
  {},
);
