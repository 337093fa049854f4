import { coveredControls } from '#tests/e2e/support/covered-controls.ts';
import { sidewaysFaults } from '#tests/e2e/support/screen-faults.ts';
import { catalog, DESKTOP, expect, PHONE, test, untilAlive } from '#tests/e2e/support/test.ts';
import { pageKinds } from '#tests/support/page-samples.ts';

const GROUPS = 4;
/** WebKit ignores the position of rows and groups of rows in a table. */
const AS_IN_WEBKIT = 'tr, tbody, thead, tfoot { position: static !important }';

const kinds = pageKinds(catalog);

for (let group = 0; group < GROUPS; group += 1) {
  test(`kinds of pages come alive, fit and can be pressed where they show something, ${group + 1} of ${GROUPS}`, {
    tag: '@gate',
  }, async ({ visit }) => {
    const anyPage = (as?: string) => visit('/robots.txt', { ...(as && { as }), until: async () => undefined });
    const [visitors, players] = [await anyPage(), await anyPage(`두루보기${group}`)];
    for (const { path, title, lateForm, isGuarded } of kinds.filter((_kind, index) => index % GROUPS === group)) {
      await test.step(path, async () => {
        const page = isGuarded ? players : visitors;
        await page.setViewportSize(DESKTOP.viewport);
        await page.goto(path);
        await untilAlive(page);
        expect(await page.title()).toContain(title);
        if (lateForm) await page.getByRole('form', { name: lateForm }).waitFor();
        for (const { viewport } of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          expect.soft(await sidewaysFaults(page), `${path} at ${viewport.width}`).toEqual([]);
          expect.soft(await coveredControls(page), `${path} at ${viewport.width}`).toEqual([]);
        }
        await page.addStyleTag({ content: AS_IN_WEBKIT });
        expect.soft(await coveredControls(page), `${path} as in WebKit`).toEqual([]);
      });
    }
  });
}
