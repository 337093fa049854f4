import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { named } from '#tests/support/page-samples.ts';
import { catalog, journeys } from './stage.ts';

/** Milliseconds of product.md §2. Timers are never early; how late they may be on a busy machine is what we allow. */
const FIRST_TRY = 500;
const HIGHLIGHT = 1500;
const LATE = 400;

const dungeon = named(catalog.dungeons, '원숭이왕굴');
const REGION = `/dungeons/regions/${dungeon.region}`;

/** Notes when the address gets a hash and when anything is highlighted and no longer. */
const RECORD_ANCHORS = () => {
  const seen: { what: string; id: string; at: number }[] = [];
  Object.assign(window, { seen });
  const note = (what: string, id: string) => seen.push({ what, id, at: performance.now() });
  document.addEventListener('click', () => note('click', ''), true);
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (!(target instanceof Element)) continue;
      const was = oldValue?.includes('is-anchored') ?? false;
      const is = target.classList.contains('is-anchored');
      if (was !== is) note(is ? 'on' : 'off', target.getAttribute('data-id') ?? '');
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'], attributeOldValue: true });
};

const seenSchema = z.array(z.object({ what: z.string(), id: z.string(), at: z.number() }));

async function seenOn(page: Page) {
  return seenSchema.parse(await page.evaluate(() => ('seen' in window ? window.seen : [])));
}

async function timeOf(page: Page, what: string, id: string): Promise<number> {
  await expect
    .poll(async () => (await seenOn(page)).some((one) => one.what === what && one.id === id), { timeout: 5000 })
    .toBe(true);
  return (await seenOn(page)).findLast((one) => one.what === what && one.id === id)?.at ?? Number.NaN;
}

/** How far the middle of the element is from the middle of the window, as far as the page can scroll. */
function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.evaluate((dataId) => {
    const box = document.querySelector(`[data-id="${dataId}"]`)?.getBoundingClientRect();
    if (!box) return Number.NaN;
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtAnEnd = window.scrollY <= 0 || window.scrollY >= scrollHeight - clientHeight - 1;
    return isAtAnEnd ? 0 : Math.abs((box.top + box.bottom) / 2 - clientHeight / 2);
  }, id);
}

const addLater = (page: Page, id: string, delayMs: number) =>
  page.evaluate(
    ([dataId, delay]) => {
      setTimeout(() => {
        const late = document.createElement('p');
        late.dataset.id = String(dataId);
        document.querySelector('main')?.append(late);
      }, Number(delay));
    },
    [id, delayMs],
  );

/** Goes there as a link on the page does. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

journeys('an address with a hash', ({ visit }) => {
  const prepare = (page: Page) => page.addInitScript(RECORD_ANCHORS);

  it('leads to the element with that data-id: after 500 ms, centred, highlighted for 1500 ms', async () => {
    const { page } = await visit(`${REGION}#${dungeon.id}`, { prepare });
    const id = String(dungeon.id);
    const on = await timeOf(page, 'on', id);
    expect(on).toBeGreaterThanOrEqual(FIRST_TRY);
    expect(await distanceFromCentre(page, id)).toBeLessThan(300);
    const duration = (await timeOf(page, 'off', id)) - on;
    expect(duration).toBeGreaterThanOrEqual(HIGHLIGHT - 1);
    expect(duration).toBeLessThan(HIGHLIGHT + LATE);
    expect((await seenOn(page)).filter(({ what }) => what === 'on')).toHaveLength(1);
  });

  it('does so when only the hash changes, and again when the same one is chosen again', async () => {
    const { page } = await visit(REGION, { prepare });
    const [first, second] = catalog
      .dungeonsOfRegion(dungeon.region)
      .map(({ id }) => String(id))
      .slice(-2);
    for (const id of [first, second, second]) {
      await follow(page, `#${id}`);
      const click = await timeOf(page, 'click', '');
      await expect.poll(async () => (await seenOn(page)).at(-1)?.what).toBe('on');
      const on = await timeOf(page, 'on', String(id));
      expect(on - click).toBeGreaterThanOrEqual(FIRST_TRY - 1);
      expect(on - click).toBeLessThan(FIRST_TRY + LATE);
      await expect.poll(async () => (await seenOn(page)).at(-1)?.what, { timeout: 4000 }).toBe('off');
    }
  });

  it('waits for what comes late', async () => {
    const { page } = await visit('/skills', { prepare });
    await addLater(page, 'late', 900);
    await follow(page, '#late');
    const on = (await timeOf(page, 'on', 'late')) - (await timeOf(page, 'click', ''));
    // The element was not there at the first try, so a later one found it.
    expect(on).toBeGreaterThanOrEqual(FIRST_TRY + 100);
    expect(on).toBeLessThan(FIRST_TRY + 10 * 100 + LATE);
  });

  it('gives up after ten tries more', async () => {
    const { page } = await visit('/skills', { prepare });
    await follow(page, '#later');
    await addLater(page, 'later', FIRST_TRY + 10 * 100 + LATE);
    await page.waitForTimeout(FIRST_TRY + 10 * 100 + LATE + 300);
    expect(await page.locator('[data-id="later"]').count()).toBe(1);
    expect((await seenOn(page)).filter(({ what }) => what === 'on')).toEqual([]);
  });

  it('works from another page, too', async () => {
    const { page } = await visit('/skills', { prepare });
    await follow(page, `${REGION}#${dungeon.id}`);
    await page.waitForURL(`**${REGION}#${dungeon.id}`);
    await timeOf(page, 'on', String(dungeon.id));
    expect(await distanceFromCentre(page, String(dungeon.id))).toBeLessThan(300);
  });

  it('that cannot be decoded or is no selector breaks nothing', async () => {
    const { page } = await visit('/skills#%E0%A4', { prepare });
    for (const hash of ['#"]', '#%5C', '#a b']) await follow(page, hash);
    await page.waitForTimeout(FIRST_TRY + 300);
    expect((await seenOn(page)).filter(({ what }) => what === 'on')).toEqual([]);
  });
});
