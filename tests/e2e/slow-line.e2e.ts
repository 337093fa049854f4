import { expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { visitorFor } from './every-page.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { slowDocument } from './slow-document.ts';
import { catalog, journeys, PHONE, untilAlive } from './stage.ts';

/** As the browser counts: what jumps, of the screen, times how far. A row that jumps by its own height is about this much. */
const UNSEEN = 0.005;
/** What may still jump by more, and how far; how pieces are painted decides whether it does. None comes to this list. */
const KNOWN: Readonly<Record<string, number>> = {
  '/': 0.009,
  '/trade/:id': 0.015,
  '/calc/kingQuest/:slug': 0.055,
};

/** Refused are the faces, and the line of live updates from a document that no server sent. */
const REFUSED = /^failed: \S+\.woff2$|ERR_FAILED|\/api\/live/;

journeys('over a slow line', ({ visit }) => {
  it.each(pageSamples(catalog))('$path stands still while it comes in piece by piece', async (sample) => {
    const slow = slowDocument(sample.path);
    const { page } = await visit(sample.path, {
      ...PHONE,
      ...visitorFor(sample),
      allowed: REFUSED,
      async prepare(prepared) {
        await recordShifts(prepared);
        await slow.prepare(prepared);
      },
      until: slow.comeIn,
    });
    await untilAlive(page);
    const shifts = await shiftsOf(page);
    expect(shifts.filter(({ value }) => value > (KNOWN[sample.route] ?? UNSEEN))).toEqual([]);
  });
});
