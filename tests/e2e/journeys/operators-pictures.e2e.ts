import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/e2e/support/test.ts';

const ASSETS = 'https://assets.example';
const MISSING = /assets\.example|ERR_FAILED/;

test.describe('the operator’s own pictures', () => {
  test.use({ where: { ASSET_BASE_URL: ASSETS } });

  /** Those with this end are there, no others. */
  async function serve(page: Page, end: string): Promise<void> {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await page.route(`${ASSETS}/**`, (route) =>
      route.request().url().endsWith(end) ? route.fulfill({ body: png }) : route.abort(),
    );
  }

  test('of a deal are shown, and a drawn one stands in for each that is missing', async ({ visit }) => {
    const page = await visit('/notice/trade', {
      allowed: MISSING,
      prepare: (prepared) => serve(prepared, '/trade-manual/1.png'),
    });
    const pictures = page.getByRole('region', { name: '그림으로 보기' }).getByRole('img');
    await pictures.first().scrollIntoViewIfNeeded();
    const steps = page.getByRole('region', { name: '그림으로 보기' }).getByRole('listitem');
    for (const step of await steps.all()) await step.scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.count()).toBe(1);
    expect(await steps.locator('svg').count()).toBe((await steps.count()) - 1);
    expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  });

  test('of the bar gives way to the drawn one when it does not load', async ({ visit }) => {
    const page = await visit('/', { allowed: MISSING, prepare: (prepared) => serve(prepared, '/none') });
    const logo = page.locator('.brand img');
    await expect.poll(() => logo.getAttribute('src')).toMatch(/^\/assets\/mark/);
    expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  test('of the bar is shown where there is one', async ({ visit }) => {
    const page = await visit('/items', {
      allowed: MISSING,
      prepare: (prepared) => serve(prepared, '/ui/logo.png'),
    });
    const logo = page.locator('.brand img');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    expect(await logo.getAttribute('src')).toBe(`${ASSETS}/ui/logo.png`);
  });

  test('of a map that do not load leave its plan and a word in their place', async ({ visit }) => {
    const page = await visit('/maps-back/17', {
      allowed: MISSING,
      prepare: (prepared) => serve(prepared, '/none'),
    });
    await page.getByText('그림을 불러오지 못해 약도를 보여 드립니다.').waitFor();
    expect(await page.locator(`img[src^="${ASSETS}"]`).count()).toBe(0);
  });
});
