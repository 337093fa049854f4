import { describe, expect, it } from 'vitest';
import { pageKinds } from '#tests/support/page-samples.ts';
import { coveredControls } from './covered-controls.ts';
import { catalog, DESKTOP, journeys, PHONE } from './stage.ts';

const KINDS = [
  '/',
  '/items',
  '/items/:id',
  '/skills/:id',
  '/monsters/:id',
  '/recipe',
  '/maps',
  '/maps/:code',
  '/calc/plan',
  '/guides/:id',
  '/trade',
  '/trade/:id',
];
/** WebKit ignores the position of rows and groups of rows in a table. */
const AS_IN_WEBKIT = 'tr, tbody, thead, tfoot { position: static !important }';

journeys('a control in view', ({ visit }) => {
  describe.each(pageKinds(catalog).filter(({ route }) => KINDS.includes(route)))('of $path', ({ path }) => {
    it.each([
      ['at a desk', DESKTOP],
      ['on a phone', PHONE],
    ])(
      'is what a press on its middle reaches, %s, also where rows of tables have no position',
      async (name, screen) => {
        const { page } = await visit(path, { ...screen, tab: name });
        expect(await coveredControls(page)).toEqual([]);
        await page.addStyleTag({ content: AS_IN_WEBKIT });
        expect(await coveredControls(page)).toEqual([]);
      },
    );
  });
});
