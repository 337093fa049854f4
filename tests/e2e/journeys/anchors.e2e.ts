import type { Page } from '@playwright/test';
import { z } from 'zod';
import { catalog, expect, test } from '#tests/e2e/support/test.ts';
import { stopTime, withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { named } from '#tests/support/page-samples.ts';

const FIRST_TRY = 500;
const _RETRY = 100;
const _RETRIES = 10;
const _HIGHLIGHT = 1500;

const dungeon = named(catalog.dungeons, '원숭이왕굴');
const REGION = `/dungeons/regions/${dungeon.region}`;

const RECORD_ANCHORS = (firstTry: number) => {
  const seen: { what: string; id: string; at: number }[] = [];
  Object.assign(window, { seen });
  const note = (what: string, id: string) => seen.push({ what, id, at: performance.now() });
  const begin = window.setTimeout;
  Object.assign(window, {
    setTimeout(...timer: Parameters<typeof setTimeout>) {
      if (timer[1] === firstTry) note('wait', '');
      return begin(...timer);
    },
  });
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

async function seenOn(page: Page, what: string) {
  const seen = seenSchema.parse(await page.evaluate(() => ('seen' in window ? window.seen : [])));
  return seen.filter((one) => one.what === what);
}

async function timeOf(page: Page, what: string, id: string): Promise<number> {
  await expect.poll(() => seenOn(page, what), { timeout: 30_000 }).toContainEqual(expect.objectContaining({ id }));
  return (await seenOn(page, what)).findLast((one) => one.id === id)?.at ?? Number.NaN;
}

async function _highlights(page: Page): Promise<{ on: string[]; off: string[] }> {
  const [on, off] = [await seenOn(page, 'on'), await seenOn(page, 'off')];
  return { on: on.map(({ id }) => id), off: off.map(({ id }) => id) };
}

/** px between the centres of the element and the window, minus what the page cannot scroll. */
function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.evaluate((dataId) => {
    const box = document.querySelector(`[data-id="${dataId}"]`)?.getBoundingClientRect();
    if (!box) return Number.NaN;
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtAnEnd = window.scrollY <= 0 || window.scrollY >= scrollHeight - clientHeight - 1;
    return isAtAnEnd ? 0 : Math.abs((box.top + box.bottom) / 2 - clientHeight / 2);
  }, id);
}

const _addLater = (page: Page, id: string, delayMs: number) =>
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

const click = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

/** Resolves when the wait for the anchor has begun. */
/** A connection that opens while time jumps would count as not answered, and browsers complain of one that is closed then. */
async function _stopOnceLive(page: Page): Promise<void> {
  await page.locator('html[data-live="live"]').waitFor({ state: 'attached' });
  await stopTime(page);
}

async function _follow(page: Page, href: string): Promise<void> {
  const { length } = await seenOn(page, 'wait');
  await click(page, href);
  await expect.poll(async () => (await seenOn(page, 'wait')).length, { timeout: 30_000 }).toBeGreaterThan(length);
}

test.describe('an address with a hash', () => {
  async function prepare(page: Page) {
    await withVirtualTime(page);
    await page.addInitScript(RECORD_ANCHORS, FIRST_TRY);
  }

  test('works from another page', async ({ visit }) => {
    const page = await visit('/skills', { prepare });
    await click(page, `${REGION}#${dungeon.id}`);
    await page.waitForURL(`**${REGION}#${dungeon.id}`);
    await timeOf(page, 'on', String(dungeon.id));
    expect(await distanceFromCentre(page, String(dungeon.id))).toBeLessThan(300);
  });
});
