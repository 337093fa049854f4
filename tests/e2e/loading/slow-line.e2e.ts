import type { Page } from '@playwright/test';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { catalog, expect, PHONE, test, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { pageKinds } from '#tests/support/page-samples.ts';
import { openSlowLine } from '#tests/support/slow-line.ts';

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

/** Content that is already visible must not move. What comes later does not depend on where a piece is cut. */
const LINES = [
  { name: 'in whole blocks', pieceBytes: 900, endsWithBlock: true, mostShift: 0, until: untilAlive },
  { name: 'cut anywhere', pieceBytes: 1300, mostShift: MOST_CUT_SHIFT, until: untilTakenOver, only: EACH_LAYOUT },
];

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

test.describe('over a slow line', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const { name, mostShift, until, only, ...pieces } of LINES)
    for (const { path, isGuarded = false } of pageKinds(catalog).filter((kind) => only?.includes(kind.path) ?? true))
      test(`${path} stands still while it comes in piece by piece, ${name}`, async ({ visit, site }) => {
        let loading: Page | undefined;
        const line = await openSlowLine(site.origin, {
          ...pieces,
          refused: FACES,
          untilPainted: () => untilPainted(loading),
        });
        const slowShifts = async () => {
          const page = await visit(line.origin + path, {
            ...PHONE,
            ...(isGuarded && { as: '손님' }),
            allowed: MISSING,
            until,
            prepare: async (prepared) => {
              loading = prepared;
            },
          });
          const shifts = await shiftsOf(page);
          return { shifts, sum: shifts.reduce((sum, { value }) => sum + value, 0) };
        };
        const first = await slowShifts();
        // A busy browser paints within a piece now and then, which moves what a cut anywhere may move, and once. What the end of a piece
        // moves, it moves on every visit.
        const isChance = first.sum > mostShift && first.sum <= MOST_CUT_SHIFT;
        const { shifts, sum } = isChance ? await slowShifts() : first;
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
        await line.close();
      });
});
