import { coveredControls } from '#tests/e2e/support/covered-controls.ts';
import { catalog, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { pageKinds } from '#tests/support/page-samples.ts';

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

test.describe('a control in view', () => {
  for (const { path } of pageKinds(catalog).filter(({ route }) => KINDS.includes(route)))
    test.describe(`of ${path}`, () => {
      for (const [name, screen] of [
        ['at a desk', DESKTOP],
        ['on a phone', PHONE],
      ] as const)
        test(`is what a press on its middle reaches, ${name}, also where rows of tables have no position`, async ({
          visit,
        }) => {
          const page = await visit(path, { ...screen });
          expect(await coveredControls(page)).toEqual([]);
          await page.addStyleTag({ content: AS_IN_WEBKIT });
          expect(await coveredControls(page)).toEqual([]);
        });
    });
});
