import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { sideBySide } from '#tests/e2e/support/side-by-side.ts';
import { catalog, expect, PHONE, test, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { type PageSample, pageKinds } from '#tests/support/page-samples.ts';
import { openSlowLine, type SlowLine, type SlowLineOptions } from '#tests/support/slow-line.ts';

interface Line extends SlowLineOptions {
  /** The sum of a page's shifts. A fiftieth of what the field calls good (0.1) is a word at its row's end. */
  mostShift: number;
  /** What comes later does not depend on where a piece is cut: on one line it is enough to see it come. */
  seesLaterParts: boolean;
  /** Paths; absent: every kind of page. */
  only?: readonly string[];
}

/** Of a paint within a piece. */
const MOST_CUT_SHIFT = 0.002;

type Shown = Pick<Line, 'seesLaterParts'> & { origin: string };

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

/** Content that is already visible must not move. The pause lets the browser paint after every piece. */
const LINES: readonly Line[] = [
  { pieceBytes: 900, endsWithBlock: true, pauseMs: 45, mostShift: 0, seesLaterParts: true },
  { pieceBytes: 1300, pauseMs: 45, mostShift: MOST_CUT_SHIFT, seesLaterParts: false, only: EACH_LAYOUT },
];

/** Fonts never arrive: their shifts depend on the fonts of the machine, all others must not happen. */
const FACES = /\.woff2$/;
/** The line carries no live connection either. */
const MISSING = /^failed: \S+\.woff2$|ERR_EMPTY_RESPONSE|WebSocket is closed before/;

test.describe('over a slow line', () => {
  const lines = new Map<number, Promise<SlowLine>>();
  function lineOf(options: SlowLineOptions): Promise<SlowLine> {
    const line = lines.get(options.pieceBytes) ?? openSlowLine(site.origin, { ...options, refused: FACES });
    lines.set(options.pieceBytes, line);
    return line;
  }
  test.afterAll(async () => {
    for (const line of lines.values()) await (await line).close();
  });

  async function slowShiftsOf({ path, isGuarded = false }: PageSample, { origin, seesLaterParts }: Shown) {
    const page = await visit(origin + path, {
      ...PHONE,
      until: seesLaterParts ? untilAlive : untilTakenOver,
      ...(isGuarded && { as: '손님' }),
      allowed: MISSING,
    });
    return shiftsOf(page);
  }

  async function movedOf(group: readonly PageSample[], shown: Shown, mostShift: number) {
    const pages = await Promise.all(
      group.map(async (sample) => {
        const shifts = await slowShiftsOf(sample, shown);
        return { sample, shifts, sum: shifts.reduce((sum, { value }) => sum + value, 0) };
      }),
    );
    return pages.filter(({ sum }) => sum > mostShift);
  }

  for (const { group } of sideBySide(pageKinds(catalog)))
    test(`stand still while they come in piece by piece: ${paths}`, async ({ visit }) => {
      for (const { mostShift, seesLaterParts, only, ...options } of LINES) {
        const samples = only ? group.filter(({ path }) => only.includes(path)) : group;
        if (samples.length === 0) continue;
        const shown = { origin: (await lineOf(options)).origin, seesLaterParts };
        const moved = await movedOf(samples, shown, mostShift);
        // A busy browser paints within a piece now and then, which moves what a cut anywhere may move, and once. What the end of a
        // piece moves, it moves on every visit.
        const suspects = moved.filter(({ sum }) => sum <= MOST_CUT_SHIFT).map(({ sample }) => sample);
        const movedAgain = await movedOf(suspects, shown, mostShift);
        const certain = moved.filter(({ sum }) => sum > MOST_CUT_SHIFT);
        const faults = [...certain, ...movedAgain].map(({ sample: { path }, shifts }) => ({ path, shifts }));
        expect.soft(faults, JSON.stringify(options)).toEqual([]);
      }
    });
});
