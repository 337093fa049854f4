import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';

const NOISE = /ERR_FAILED|failed: |Failed to (?:fetch|load)/;
/** Two parts of one page, which are asked for at the same moment. */
const PARTS = /\/assets\/(?:character-part|data-part)-[\w-]+\.js$/;

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('code of a page that does not come', () => {
  const untilShown = (page: Page) => page.getByText('이 부분을 가져오지 못했습니다.').nth(1).waitFor();

  test('opens the page afresh once, however many of its parts are gone, and all is there', async ({ visit }) => {
    let documents = () => 0;
    const page = await visit('/me', {
      as: '나루꾼',
      allowed: NOISE,
      prepare: async (prepared) => {
        documents = countDocuments(prepared);
        await prepared.route(PARTS, (route) => (documents() < 2 ? route.abort() : route.continue()));
      },
      until: (opened) => opened.getByText('JSON 파일로 받습니다').waitFor(),
    });
    expect(documents()).toBe(2);
    expect(await page.getByText('이 부분을 가져오지 못했습니다.').count()).toBe(0);
  });

  test('that stays gone opens the page afresh once, then says so in its place, and comes by a press', async ({
    visit,
  }) => {
    let documents = () => 0;
    const page = await visit('/me', {
      as: '나루지기',
      allowed: NOISE,
      prepare: async (prepared) => {
        documents = countDocuments(prepared);
        await prepared.route(PARTS, (route) => route.abort());
      },
      until: untilShown,
    });
    expect(documents()).toBe(2);
    await page.unroute(PARTS);
    await page.getByRole('button', { name: '다시 열기' }).first().click();
    await page.getByText('JSON 파일로 받습니다').waitFor();
    expect([documents(), await page.getByText('이 부분을 가져오지 못했습니다.').count()]).toEqual([3, 0]);
  });

  test('moves nobody to another document where nothing answers, and says so in its place', async ({ visit }) => {
    let documents = () => 0;
    await visit('/me', {
      as: '나루손',
      allowed: NOISE,
      prepare: async (prepared) => {
        documents = countDocuments(prepared);
        await prepared.route(PARTS, (route) => route.abort());
        await prepared.route('**/api/health/live', (route) => route.abort());
      },
      until: untilShown,
    });
    expect(documents()).toBe(1);
  });

  test('behind a key opens the page afresh once, and then says so in one line', async ({ visit }) => {
    let documents = () => 0;
    const page = await visit('/skills', {
      allowed: NOISE,
      prepare: async (prepared) => {
        documents = countDocuments(prepared);
        await prepared.route('**/assets/keys-dialog-*.js', (route) => route.abort());
      },
    });
    await page.keyboard.press('?');
    await expect.poll(documents).toBe(2);
    await untilAlive(page);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('?');
    await page.getByRole('status').getByText('화면의 한 부분을 가져오지 못했습니다').waitFor();
    expect([documents(), await page.getByRole('link', { name: '다시 열기' }).count()]).toEqual([2, 1]);
    expect(await page.getByRole('heading', { level: 1, name: '기술' }).count()).toBe(1);
  });
});
