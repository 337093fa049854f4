import type { Locator, Page } from '@playwright/test';
import { catalog, expect, test, textIn, untilAlive } from '#tests/e2e/support/test.ts';
import { pageSamples } from '#tests/support/page-samples.ts';

const LISTS = ['/items/types/:type', '/recipe', '/maps', '/dungeons/regions/:id'];
const lists = pageSamples(catalog).filter(({ route }) => LISTS.includes(route));
const FIELDS = 'main form:not([action="/items"]) :is(input[name]:not([type="hidden"]), select[name])';

/** Changes a field. @returns its name, or undefined where there is nothing to choose */
async function use(field: Locator): Promise<string | undefined> {
  if (!(await field.isVisible())) return undefined;
  const name = (await field.getAttribute('name')) ?? '';
  const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : 'select'));
  if (kind === 'select') {
    const values = await field
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const value = values.findLast((one) => one !== '');
    if (value === undefined) return undefined;
    await field.selectOption(value);
  } else if (kind === 'checkbox' || kind === 'radio') {
    await field.check({ force: true });
  } else {
    await field.fill(kind === 'number' || (await field.getAttribute('inputmode')) === 'numeric' ? '30' : '대');
  }
  return name;
}

async function wordsOf(page: Page): Promise<string> {
  return (await textIn(page.locator('main'))).replace(/\s+/g, ' ');
}

test.describe('the filters of a list', () => {
  for (const { path } of lists)
    test.describe(path, () => {
      test('match what the server renders at that address', async ({ visit }) => {
        const page = await visit(path);
        const count = await page.locator(FIELDS).count();
        expect(count).toBeGreaterThan(0);
        let used = 0;
        for (let at = 0; at < count; at += 1) {
          await page.goto(path);
          await untilAlive(page);
          const all = await wordsOf(page);
          const name = await use(page.locator(FIELDS).nth(at));
          if (name === undefined) continue;
          await page.waitForURL((url) => url.searchParams.has(name));
          used += 1;
          await expect.poll(() => wordsOf(page)).not.toBe(all);
          const filtered = await wordsOf(page);
          await page.reload();
          await untilAlive(page);
          expect([name, await wordsOf(page)]).toEqual([name, filtered]);
        }
        expect(used).toBeGreaterThan(0);
      });
    });
});
