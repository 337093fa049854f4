import type { Page } from '@playwright/test';
import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { catalog, complaintsOf, expect, test, textIn, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const pumpkin = named(catalog.items, PUMPKIN);
const ITEM_PATH = `/items/${pumpkin.id}`;
const PAYLOADS = '**/_payload.json*';
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Goes there as a link on the page does, without the pointer that would load ahead. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Counts how often a whole document is asked for. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('going from page to page', () => {
  test('keeps the document and changes title, address and canonical address', async ({ visit }) => {
    const page = await visit('/items');
    await markDocument(page);
    await follow(page, ITEM_PATH);
    await page.waitForURL(`**${ITEM_PATH}`);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.title()).toContain(PUMPKIN);
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${ITEM_PATH}$`));
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
    expect(await page.locator('.nav a[aria-current="page"]').count()).toBe(1);
  });

  test('leads to a hunting ground in three presses from where one began before, with the way on the plans', async ({
    visit,
  }) => {
    const dungeon = named(catalog.dungeons, '국내 쥐굴');
    const town = named(catalog.maps, '국내성');
    const page = await visit(`/maps/route?from=${town.code}&to=dungeon:${dungeon.id}`);
    await page.goto(new URL('/', page.url()).href);
    await untilAlive(page);
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await palette.search(dungeon.name);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/dungeons/regions/${dungeon.region}#${dungeon.id}`);
    await page.getByRole('link', { name: `가는 길: ${dungeon.name}` }).click();
    await page.waitForURL(`**/maps/route?from=${town.code}&to=dungeon:${dungeon.id}`);
    await page.getByRole('heading', { name: '맵 이동 1번' }).waitFor();
    expect(await page.locator('[data-leg]').count()).toBe(1);
    await page.goto(new URL(`/maps/route?to=dungeon:${dungeon.id}`, page.url()).href);
    await page.waitForURL(`**/maps/route?from=${town.code}&to=dungeon:${dungeon.id}`);
    await page.getByRole('combobox', { name: '출발', exact: true }).fill('');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/maps/route?to=dungeon:${dungeon.id}`);
    await page.getByText('출발지를 적지 않아').waitFor();
  });

  test('shows the same page as a fresh visit does', async ({ visit }) => {
    const fresh = await visit(ITEM_PATH);
    const page = await visit('/');
    await follow(page, ITEM_PATH);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(await textIn(page.locator('main'))).toBe(await textIn(fresh.locator('main')));
  });

  test('asks for the data when the pointer comes near, and not again at the click', async ({ visit }) => {
    const page = await visit(`/items/types/10?q=${encodeURIComponent(PUMPKIN)}`);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/_payload.json')) requested.push(pathname);
    });
    const link = page.locator(`main a[href="${ITEM_PATH}"]`).first();
    await link.hover();
    await expect.poll(() => requested).toEqual([`${ITEM_PATH}/_payload.json`]);
    // On the next page the pointer would lie over a row that leads on.
    await page.mouse.move(0, 0);
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(requested).toEqual([`${ITEM_PATH}/_payload.json`]);
  });

  test('leaves modified clicks to the browser', async ({ visit }) => {
    const page = await visit('/items');
    // The window hears of a click last, after the site; what the browser does with it then is its own matter.
    await page.evaluate(() => {
      window.addEventListener('click', (event) => {
        document.body.dataset.prevented = String(event.defaultPrevented);
        event.preventDefault();
      });
    });
    const link = page.locator(`main a[href="${ITEM_PATH}"]`).first();
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
      await link.click({ modifiers: [modifier] });
      await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false');
      await page.evaluate(() => document.body.removeAttribute('data-prevented'));
    }
    expect(new URL(page.url()).pathname).toBe('/items');
  });

  test('filters what is there without asking the server', async ({ visit }) => {
    const page = await visit('/items/types/10');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.url().includes('_payload')) requested.push(request.url());
    });
    await page.locator('main form input[name="q"]').fill(PUMPKIN);
    await page.waitForURL((url) => url.searchParams.get('q') === PUMPKIN);
    await expect.poll(() => page.locator('main table tbody tr').count()).toBeLessThan(5);
    await expect(page.locator('main table tbody')).toContainText(PUMPKIN);
    expect(requested).toEqual([]);
  });

  test('a failing look ahead moves nobody', async ({ visit }) => {
    const page = await visit('/items', { allowed: /ERR_FAILED|failed: /, prepare: withVirtualTime });
    await markDocument(page);
    const refused = new Set<string>();
    for (const requested of ['**/assets/item.page-*.js', PAYLOADS]) {
      await page.route(requested, (route) => {
        refused.add(requested);
        return route.abort();
      });
    }
    await page.locator(`main a[href="${ITEM_PATH}"]`).first().hover();
    await expect.poll(() => refused.size).toBe(2);
    await page.clock.runFor(60_000);
    expect([await isSameDocument(page), new URL(page.url()).pathname]).toEqual([true, '/items']);
  });

  test('opens a new document while the list of pages is on its way', async ({ visit }) => {
    const list = Promise.withResolvers<void>();
    const page = await visit('/items', {
      until: untilTakenOver,
      prepare: (prepared) =>
        prepared.route('**/assets/start-client-*.js', async (route) => {
          await list.promise;
          await route.continue();
        }),
    });
    await markDocument(page);
    await follow(page, ITEM_PATH);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
    list.resolve();
    await untilAlive(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '아이템' }).waitFor();
  });

  test('asks the server for what is no page of the list', async ({ visit }) => {
    const page = await visit('/', { allowed: /404 \(Not Found\)/ });
    await markDocument(page);
    await follow(page, '/nowhere');
    await page.getByText('Page not found: /nowhere').waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  test('takes nothing along to another page of the same kind', async ({ visit }) => {
    const page = await visit(ITEM_PATH);
    const details = page.locator('main details');
    await details.first().locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    const other = catalog.items.find(({ id }) => id !== pumpkin.id && catalog.dropsOfItem(id).length > 20);
    await follow(page, `/items/${other?.id}`);
    await page.getByRole('heading', { level: 1, name: other?.name ?? '', exact: true }).waitFor();
    await expect(details).not.toHaveCount(0);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('goes back to the top', async ({ visit }) => {
    const page = await visit('/skills');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('link', { name: '맨 위로' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/skills');
  });

  test('says 404 for what is not there, in the same document', async ({ visit }) => {
    const page = await visit('/', { allowed: /404 \(Not Found\)/ });
    await markDocument(page);
    await follow(page, '/items/999999');
    await page.getByText('Page not found: /items/999999').waitFor();
    expect(await page.title()).toMatch(/^Page Not Found/);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Page Not Found' }).waitFor();
  });
});

test.describe('when something fails on the way', () => {
  const NOISE =
    /ERR_FAILED|다시 보냅니다|이 화면에 머뭅니다|읽지 못했습니다|Failed to fetch|failed: |503 \(Service Unavailable\)|500 \(/;

  test('the data is asked for three times, then the page stays, says so, and goes on when there is an answer', async ({
    visit,
  }) => {
    let tries = 0;
    let isAway = true;
    const page = await visit('/', { allowed: NOISE, prepare: withVirtualTime });
    await page.route(PAYLOADS, (route) => (isAway ? route.abort() : route.continue()));
    // Counted once the page knows: its next pause has begun.
    page.on('requestfailed', (request) => {
      if (new URL(request.url()).pathname.endsWith('/_payload.json')) tries += 1;
    });
    const title = await page.title();
    await follow(page, ITEM_PATH);
    const line = page.getByText('연결이 끊겼습니다');
    await expect.poll(async () => [await line.count(), tries]).toEqual([1, 3]);
    expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, '/']);
    for (const [pauseMs, count] of [
      [5000, 4],
      [15_000, 5],
      [30_000, 6],
    ]) {
      await page.clock.runFor(Number(pauseMs));
      await expect.poll(() => tries).toBe(count);
    }
    await page.clock.runFor(600_000);
    expect([tries, await page.getByRole('link', { name: '다시 시도' }).getAttribute('href')]).toEqual([6, ITEM_PATH]);
    isAway = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect([await line.count(), new URL(page.url()).pathname]).toEqual([0, ITEM_PATH]);
  });

  test('without a network the page stays, with its code missing too, says so in one line, and goes on with the network', async ({
    visit,
  }) => {
    const page = await visit('/trade', { allowed: /./ });
    await page.locator('html[data-live="live"]').waitFor();
    await page.getByText('필터와 정렬').click();
    const title = await page.title();
    await page.context().setOffline(true);
    await expect(page.locator('html')).toHaveAttribute('data-live', 'lost');
    const list = page.getByRole('region', { name: '거래', exact: true });
    const before = await textIn(list);
    await page.getByText('삽니다', { exact: true }).first().click();
    await page.getByText('연결이 끊겼습니다 · 다시 시도').waitFor();
    expect([await textIn(list), new URL(page.url()).search]).toEqual([before, '']);
    expect(await page.getByRole('link', { name: '다시 시도' }).getAttribute('href')).toBe('/trade?tradeType=2');
    await page.locator('.nav').getByRole('link', { name: '지도' }).click();
    const retry = page.getByRole('link', { name: '다시 시도' });
    await retry.click();
    expect([await page.title(), await page.locator('.unanswered').allInnerTexts()]).toEqual([
      title,
      ['연결이 끊겼습니다 · 다시 시도'],
    ]);
    await page.context().setOffline(false);
    await page.waitForURL('**/maps');
    await page.getByRole('heading', { level: 1, name: '지도' }).waitFor();
    expect(await retry.count()).toBe(0);
  });

  test('own trades say that nothing answers instead of waiting for ever, and come by a press', async ({ visit }) => {
    let isAway = true;
    const page = await visit('/me/trades', {
      as: '나루꾼',
      allowed: /./,
      prepare: (prepared) =>
        prepared.route('**/api/profiles/me*', (route) => (isAway ? route.abort() : route.continue())),
    });
    const fault = page.getByRole('alert').filter({ hasText: '내 정보를 가져오지 못했습니다.' });
    await fault.waitFor();
    isAway = false;
    await fault.getByRole('button', { name: '다시 시도' }).click();
    await page.getByText('거래 중인 글이 없습니다.').waitFor();
  });

  test('another page can be chosen while one does not answer', async ({ visit }) => {
    const page = await visit('/', { allowed: NOISE });
    await page.route(`**${ITEM_PATH}/_payload.json*`, (route) => route.abort());
    await follow(page, ITEM_PATH);
    await page.getByText('연결이 끊겼습니다').waitFor();
    await follow(page, '/skills');
    await page.waitForURL('**/skills');
    expect(await page.getByText('연결이 끊겼습니다').count()).toBe(0);
  });

  test('the second try saves the visit', async ({ visit }) => {
    let tries = 0;
    const page = await visit('/', { allowed: NOISE });
    await page.route(PAYLOADS, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await follow(page, ITEM_PATH);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(tries).toBe(2);
  });

  for (const [name, answer] of [
    [
      'an answer of a server that is away',
      { status: 503, json: { statusCode: 503, message: '쉽니다', code: 'UNAVAILABLE' } },
    ],
    ['a page of a proxy', { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' }],
    ['half an answer', { status: 200, contentType: 'application/json', body: '{"build":"x","da' }],
  ] as const)
    test(`${name} opens the target as a document, once in 10 seconds`, async ({ visit }) => {
      const now = Date.now();
      const page = await visit('/', {
        allowed: NOISE,
        prepare: (prepared) => prepared.addInitScript((fixed) => Object.assign(Date, { now: () => fixed }), now),
      });
      const documents = countDocuments(page);
      await page.route(PAYLOADS, (route) => route.fulfill(answer));
      await follow(page, ITEM_PATH);
      await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
      await untilAlive(page);
      expect([documents(), complaintsOf(page).filter((one) => one.includes('읽지 못했습니다')).length]).toEqual([1, 1]);
      await follow(page, '/');
      await page.waitForURL((url) => url.pathname === '/');
      await untilAlive(page);
      await follow(page, ITEM_PATH);
      await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
      expect(documents()).toBe(2);
      expect(await textIn(page.locator('main'))).toContain(String(Math.max(answer.status, 500)));
    });

  test('an error page says the same as in a document', async ({ visit }) => {
    for (const path of ['/trade/view/999999', '/nowhere-at-all', '/items/abc']) {
      const opened = await visit(path, { allowed: /404|400/ });
      const page = await visit('/', { allowed: /404|400/ });
      await follow(page, path);
      await page.locator('.error-page').waitFor();
      expect(await textIn(page.locator('main'))).toBe(await textIn(opened.locator('main')));
      expect(await page.title()).toBe(await opened.title());
    }
  });

  test('a site under maintenance says so, in a document of its own', async ({ visit }) => {
    const page = await visit('/', { allowed: NOISE });
    const documents = countDocuments(page);
    await page.route(PAYLOADS, (route) => route.fulfill({ status: 302, headers: { location: '/maintenance' } }));
    await follow(page, ITEM_PATH);
    await page.waitForURL('**/maintenance');
    await page.getByText('점검 중입니다').first().waitFor();
    expect(documents()).toBe(1);
  });

  test('a newer site is opened afresh once, and the page is there', async ({ visit, site }) => {
    const page = await visit('/');
    await markDocument(page);
    const documents = countDocuments(page);
    await page.route(PAYLOADS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another-build' } });
    });
    await follow(page, `${ITEM_PATH}#top`);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    await untilAlive(page);
    expect(page.url()).toBe(`${site.origin}${ITEM_PATH}#top`);
    expect([documents(), await isSameDocument(page)]).toEqual([1, false]);
  });

  test('code that is gone makes one full load of the page it was for', async ({ visit }) => {
    const page = await visit('/', { allowed: NOISE });
    await markDocument(page);
    const documents = countDocuments(page);
    // Gone for this document, there for the next.
    await page.route('**/assets/item.page-*.js', (route) => (documents() === 0 ? route.abort() : route.continue()));
    await follow(page, ITEM_PATH);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    await untilAlive(page);
    expect([documents(), new URL(page.url()).pathname]).toEqual([1, ITEM_PATH]);
  });

  test('code that stays gone makes no endless loads', async ({ visit }) => {
    const page = await visit('/', { allowed: /./, prepare: withVirtualTime });
    const documents = countDocuments(page);
    let refusals = 0;
    await page.route('**/assets/item.page-*.js', (route) => {
      refusals += 1;
      return route.abort();
    });
    await follow(page, ITEM_PATH);
    await expect.poll(documents).toBe(1);
    // The document that was loaded asks for the code again, and is refused again.
    await expect.poll(() => refusals).toBeGreaterThan(1);
    await page.waitForLoadState();
    await page.clock.runFor(60_000);
    expect(documents()).toBe(1);
    expect(await textIn(page.locator('main'))).toContain('부자원숭이');
  });
});
