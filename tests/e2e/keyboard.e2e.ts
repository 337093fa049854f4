import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { catalog, journeys, untilAlive, untilTakenOver } from './stage.ts';

const STEPS = 30;
const KINDS = ['/', '/items/types/:type', '/items/:id', '/recipe', '/maps/:code', '/dungeons/regions/:id'];
const samples = pageSamples(catalog).filter(({ route }) => KINDS.includes(route));

interface Focused {
  what: string;
  isMarked: boolean;
  isInSight: boolean;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const look = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    return {
      what: `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 20)}`,
      // A link over a row may draw its focus ring on the parts in it, a field on the box around it.
      isMarked: [element, element.parentElement ?? element, ...element.children].some(look),
      isInSight: box.bottom > 0 && box.top < window.innerHeight && box.width > 0 && box.height > 0,
    };
  });
}

journeys('with the keyboard alone', ({ visit }) => {
  it('the first stop is the skip link', async () => {
    const { page } = await visit('/items/655');
    await page.keyboard.press('Tab');
    expect((await focused(page)).what).toContain('본문으로 건너뛰기');
    expect((await focused(page)).isInSight).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('? lists the keys of the page, and n begins a trade from anywhere but a field', async () => {
    const { page } = await visit('/trade');
    await page.locator('main[aria-keyshortcuts]').waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: '단축키' });
    await keys.waitFor();
    expect(await keys.locator('dt').allInnerTexts()).toEqual([
      '다음 줄',
      '이전 줄',
      '찾기',
      '찾기 (글을 쓰는 중에도)',
      '거래 올리기',
      '단축키 보기',
      '고르기',
      '열기',
      '거래소·가는 길',
      '닫기',
    ]);
    // Not over what is open.
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.getByLabel('사자후 문구').focus();
    await page.keyboard.press('n');
    expect(new URL(page.url()).pathname).toBe('/trade');
    await page.goto('/items');
    await untilAlive(page);
    await page.keyboard.press('n');
    await page.waitForURL(/\/(?:trade\/register|login)/);
  });

  it('the focus stays on the sign-in link while the session loads', async () => {
    let letOn = () => {};
    const paused = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const { page } = await visit('/items/655', {
      until: untilTakenOver,
      prepare: (prepared) =>
        prepared.route(/\/assets\/start-client-[^/]+\.js$/, (route) => paused.then(() => route.continue())),
    });
    const slot = page.locator('.top .person');
    await slot.focus();
    expect(await slot.getAttribute('aria-label')).toBe('내 정보');
    letOn();
    await slot.and(page.getByLabel('로그인', { exact: true })).waitFor();
    expect(await slot.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it.each(samples)('every stop on $route has a visible focus', async ({ path }) => {
    const { page } = await visit(path);
    const faults: string[] = [];
    const steps = new Set<string>();
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press('Tab');
      const { what, isMarked, isInSight } = await focused(page);
      if (what.startsWith('BODY')) break;
      steps.add(what);
      if (!isMarked) faults.push(`no mark: ${what}`);
      if (!isInSight) faults.push(`out of sight: ${what}`);
    }
    expect(steps.size).toBeGreaterThan(5);
    expect([...new Set(faults)]).toEqual([]);
  });

  it('a page opened by Enter focuses its heading, and Tab starts from there', async () => {
    const { page } = await visit('/items');
    const link = page.locator('main a[href^="/items/types/"]').first();
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
