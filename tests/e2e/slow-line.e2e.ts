import { expect, it } from 'vitest';
import { type PageSample, pageSamples } from '#tests/support/page-samples.ts';
import { openSlowLine } from '#tests/support/slow-line.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { catalog, journeys, PHONE } from './stage.ts';

/**
 * A piece may end within a row, a word or a tag: content that is already visible must not move. The pause lets the
 * browser paint after every piece, however busy the machine is.
 */
const PIECES = [
  { pieceBytes: 900, pauseMs: 45 },
  { pieceBytes: 1300, pauseMs: 45 },
];

const SIDE_BY_SIDE = 4;
const FACES_REFUSED = /^failed: \S+\.woff2$|ERR_FAILED/;

function groupsOf(samples: readonly PageSample[]): { paths: string; group: PageSample[] }[] {
  const starts = Array.from({ length: Math.ceil(samples.length / SIDE_BY_SIDE) }, (_, nth) => nth * SIDE_BY_SIDE);
  return starts.map((start) => {
    const group = samples.slice(start, start + SIDE_BY_SIDE);
    return { paths: group.map(({ path }) => path).join(' '), group };
  });
}

journeys('over a slow line', ({ visit, site }) => {
  async function slowShiftsOf({ path, isGuarded = false }: PageSample, origin: string): Promise<unknown> {
    const { page } = await visit(origin + path, {
      ...PHONE,
      ...(isGuarded && { as: '손님' }),
      allowed: FACES_REFUSED,
      async prepare(prepared) {
        await recordShifts(prepared);
        // Fonts never arrive: their shifts depend on the fonts of the machine, all others must not happen.
        await prepared.route('**/*.woff2', (route) => route.abort());
      },
    });
    const shifts = await shiftsOf(page);
    await page.close();
    return shifts;
  }

  it.each(groupsOf(pageSamples(catalog)))(
    'stand still while they come in piece by piece: $paths',
    async ({ group }) => {
      for (const pieces of PIECES) {
        const line = await openSlowLine(site().origin, pieces);
        const shifts = await Promise.all(
          group.map(async (sample) => [sample.path, await slowShiftsOf(sample, line.origin)]),
        );
        await line.close();
        expect(shifts, JSON.stringify(pieces)).toEqual(group.map(({ path }) => [path, []]));
      }
    },
  );
});
