import type { Page } from '@playwright/test';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { catalog, expect, PHONE, test, untilAlive, untilTakenOver, type Visit } from '#tests/e2e/support/test.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { pageKinds } from '#tests/support/page-samples.ts';
import { openSlowLine, type SlowLineOptions } from '#tests/support/slow-line.ts';

/** Of a paint within a piece: the sum of a page's shifts. A fiftieth of what the field calls good (0.1) is a word at its row's end. */
const MOST_CUT_SHIFT = 0.002;

/** A cut within a block moves what its frame and its kind of rows let move: one page of each layout shows it. */
const EACH_LAYOUT = [
  '/',
  '/items/655',
  '/maps/22',
  '/calc/plan',
  '/trade',
  '/party',
  '/guides',
  '/notice/rule',
  '/login',
];

interface Line extends Omit<SlowLineOptions, 'untilPainted'> {
  name: string;
  mostShift: number;
  until(page: Page): Promise<void>;
  only?: readonly string[];
}

/** Content that is already visible must not move. What comes later does not depend on where a piece is cut. */
const WHOLE_BLOCKS: Line = {
  name: 'in whole blocks',
  pieceBytes: 900,
  endsWithBlock: true,
  mostShift: 0,
  until: untilAlive,
};
const LINES: readonly Line[] = [
  WHOLE_BLOCKS,
  { name: 'cut anywhere', pieceBytes: 1300, mostShift: MOST_CUT_SHIFT, until: untilTakenOver, only: EACH_LAYOUT },
];
const ITEM_ID = 655;

/** Fonts never arrive: their shifts depend on the fonts of the machine, all others must not happen. */
const FACES = /\.woff2$/;
/** The line carries no live connection either. */
const MISSING = /^failed: \S+\.woff2$|ERR_EMPTY_RESPONSE|WebSocket is closed before/;

/** The empty page that a tab begins with is replaced meanwhile, and what has no body is not painted. */
const untilPainted = (page: Page | undefined) =>
  page
    ?.evaluate(
      () => document.body && new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    .catch(() => undefined) ?? Promise.resolve();

/** Opens a page over the line, on a phone. */
async function slowShifts(visit: Visit, siteOrigin: string, path: string, pieces: Line, as?: string) {
  let loading: Page | undefined;
  const line = await openSlowLine(siteOrigin, { ...pieces, refused: FACES, untilPainted: () => untilPainted(loading) });
  const page = await visit(line.origin + path, {
    ...PHONE,
    ...(as !== undefined && { as }),
    allowed: MISSING,
    until: pieces.until,
    prepare: async (prepared) => {
      loading = prepared;
    },
  });
  const shifts = await shiftsOf(page);
  await page.close();
  await line.close();
  return { shifts, sum: shifts.reduce((sum, { value }) => sum + value, 0) };
}

async function expectStill(mostShift: number, openSlowly: () => ReturnType<typeof slowShifts>): Promise<void> {
  const first = await openSlowly();
  // A busy browser paints within a piece now and then, which moves what a cut anywhere may move, and once. What the end of a piece
  // moves, it moves on every visit.
  const isChance = first.sum > mostShift && first.sum <= MOST_CUT_SHIFT;
  const { shifts, sum } = isChance ? await openSlowly() : first;
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
}

test.describe('over a slow line', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const line of LINES)
    for (const { path, isGuarded = false } of pageKinds(catalog).filter(
      (kind) => line.only?.includes(kind.path) ?? true,
    ))
      test(`${path} stands still while it comes in piece by piece, ${line.name}`, ({ visit, site }) =>
        expectStill(line.mostShift, () => slowShifts(visit, site.origin, path, line, isGuarded ? '손님' : undefined)));
});

test.describe('what players wrote, over a slow line', () => {
  test.use({ where: {} });

  test('stands still while it comes in piece by piece', async ({ visit, site: { origin, database } }) => {
    const { db } = database;
    const seller = await insertProfile(db, { max_hp: 310_000, max_mp: 21_000 });
    const trades = [];
    for (const { id } of catalog.items.filter(({ trade }) => trade === 1).slice(0, 12))
      trades.push(await insertTrade(db, { item_id: id, profile_id: seller.id, price: 1000 * (id + 1) }));
    const market = await insertTrade(db, { item_id: ITEM_ID, profile_id: seller.id, price: 2500 });
    for (let price = 2100; price < 3300; price += 100) await insertTrade(db, { item_id: ITEM_ID, price });
    const guild = await insertGuild(db, { leader_id: seller.id });
    const party = await insertParty(db, { leader_id: seller.id });
    for (let nth = 0; nth < 12; nth += 1) await insertParty(db, {});
    const { user_id: userId } = await db
      .selectFrom('profile')
      .where('id', '=', seller.id)
      .select('user_id')
      .executeTakeFirstOrThrow();
    const paths = [
      ...[`/profiles/${userId}`, `/trade/${ITEM_ID}`, `/trade/view/${market.id}`, `/guilds/${guild.id}`],
      ...[`/party/${party.id}`, '/', '/trade', '/party', '/guilds'],
    ];
    // The hour of a listing becomes how long ago it was.
    for (const path of paths)
      await test.step(path, () => expectStill(MOST_CUT_SHIFT, () => slowShifts(visit, origin, path, WHOLE_BLOCKS)));
  });
});
