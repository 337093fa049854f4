import { faultOf, KeyboardObject, stopOf } from '#tests/e2e/support/keyboard-object.ts';
import { catalog, expect, PHONE, test, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { pageSamples } from '#tests/support/page-samples.ts';

const STEPS = 30;
const KINDS = ['/', '/items/types/:type', '/items/:id', '/recipe', '/maps/:code', '/dungeons/regions/:id'];
const samples = pageSamples(catalog).filter(({ route }) => KINDS.includes(route));

test.describe('with the keyboard alone', () => {
  test('the first stop is the skip link', async ({ visit }) => {
    const page = await visit('/items/655');
    await page.keyboard.press('Tab');
    const first = await stopOf(page);
    expect(first.what).toContain('본문으로 건너뛰기');
    expect(faultOf(first)).toBeUndefined();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeAttached();
  });

  test('? lists the keys of the page, and n begins a trade from anywhere but a field', async ({ visit }) => {
    const page = await visit('/trade');
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

  test('the focus stays on the sign-in link while the session loads', async ({ visit }) => {
    const start = Promise.withResolvers<void>();
    const page = await visit('/items/655', {
      until: untilTakenOver,
      prepare: (prepared) =>
        prepared.route(/\/assets\/start-client-[^/]+\.js$/, async (route) => {
          await start.promise;
          await route.continue();
        }),
    });
    const slot = page.locator('.top .person');
    await slot.focus();
    await expect(slot).toHaveAttribute('aria-label', '내 정보');
    start.resolve();
    await slot.and(page.getByLabel('로그인', { exact: true })).waitFor();
    await expect(slot).toBeFocused();
  });

  for (const { path } of samples)
    test(`every stop on ${path} is in sight, marked and not covered`, async ({ visit }) => {
      const page = await visit(path, { reducedMotion: 'reduce' });
      const faults = new Set<string>();
      const steps = new Set<string>();
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopOf(page);
        if (stop.what.startsWith('BODY')) break;
        steps.add(stop.what);
        faults.add(faultOf(stop) ?? '');
      }
      expect(steps.size).toBeGreaterThan(5);
      expect([...faults]).toEqual(['']);
    });

  test('a page opened by Enter focuses its heading, from the menu too, and so does the one before it', async ({
    visit,
  }) => {
    const page = await visit('/items', { reducedMotion: 'reduce' });
    const keys = new KeyboardObject(page);
    const link = page.locator('main a[href^="/items/types/"]').first();
    const href = await link.getAttribute('href');
    await keys.enter(link);
    await page.waitForURL(`**${href}`);
    await keys.isLedTo(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await keys.enter(
      page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '기술' }),
      'Shift+Tab',
    );
    await keys.isLedTo(page.getByRole('heading', { level: 1, name: '기술' }));
    await page.goBack();
    await page.waitForURL(`**${href}`);
    await keys.isLedTo(page.getByRole('heading', { level: 1 }));
  });

  test('Escape closes what is open, and the focus is where it was', async ({ visit }) => {
    const page = await visit('/trade', { reducedMotion: 'reduce' });
    const keys = new KeyboardObject(page);
    const server = page.locator('.server > summary');
    await keys.enter(server);
    await page.locator('.server[open]').waitFor();
    await keys.press('Tab', 'Escape');
    await page.locator('.server:not([open])').waitFor();
    await keys.isLedTo(server);
    for (const [key, name] of [
      ['?', '단축키'],
      ['/', '찾기'],
    ] as const) {
      await keys.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      await keys.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
      await keys.isLedTo(server);
    }
  });

  test('a sheet of a phone closes by Escape, or when the focus goes on behind it, and the focus is never under it', async ({
    visit,
  }) => {
    const page = await visit('/party', { reducedMotion: 'reduce', ...PHONE });
    const keys = new KeyboardObject(page);
    const sheet = page.locator(':popover-open');
    const filters = page.getByRole('button', { name: /^필터$/ });
    const menu = page.getByRole('button', { name: '전체' });
    for (const [opener, inside] of [
      [filters, sheet.getByRole('button', { name: '결과 보기' })],
      [menu, sheet.getByRole('link', { name: '길찾기' })],
    ] as const) {
      await keys.enter(opener);
      await keys.tabTo(inside);
      await keys.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await keys.isLedTo(opener);
    }
    await keys.enter(filters, 'Shift+Tab');
    await keys.tabTo(page.getByRole('main').getByRole('link', { name: '파티 만들기' }).first());
    await sheet.waitFor({ state: 'detached' });
  });

  test('a refused form leads to the field that is to be mended', async ({ visit }) => {
    const page = await visit('/notice/ask', { reducedMotion: 'reduce', ...PHONE });
    const keys = new KeyboardObject(page);
    const content = page.getByLabel('내용');
    await keys.fill(content, '짧다');
    await keys.enter(page.getByRole('button', { name: '보내기' }));
    await keys.isLedTo(content);
    await expect(content).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('status').filter({ hasText: '5자 이상' }).waitFor();
  });
});
