import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { formatAmount } from '#shared/korean/amount.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { StoredBrowser } from '#tests/support/stored-fixture.ts';
import { openStoredSite, type StoredSite } from '#tests/support/stored-site.ts';

const PATIENCE = { timeout: 20_000 };
const NOTHING: StoredBrowser = { cookies: [], localStorage: {}, sessionStorage: {} };

const untilFilled = (field: Locator, value: string) => expect.poll(() => field.inputValue(), PATIENCE).toBe(value);
const untilSignedIn = (page: Page) => page.getByLabel('내 정보 (바람돌이)').first().waitFor();

test.describe('a browser with stored data of an earlier version', () => {
  let stored: StoredSite;
  const contexts: BrowserContext[] = [];

  let browser: Browser;

  test.beforeAll(async ({ browser: opened }) => {
    browser = opened;
    stored = await openStoredSite();
  });
  test.afterAll(async () => {
    for (const context of contexts) await context.close();
    await stored?.close();
  });

  async function tabWith(profile: StoredBrowser): Promise<Page> {
    const { origin } = stored.site;
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, locale: 'ko-KR', baseURL: origin });
    contexts.push(context);
    await context.addCookies(profile.cookies.map((cookie) => ({ ...cookie, url: origin, sameSite: 'Lax' as const })));
    await context.addInitScript(({ localStorage: saved, sessionStorage: drafts }) => {
      // Only at the first page: the site changes it afterwards.
      if (localStorage.length + sessionStorage.length > 0) return;
      for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(drafts)) sessionStorage.setItem(key, value);
    }, profile);
    return context.newPage();
  }

  test.describe('of a player', () => {
    let page: Page;
    test.beforeAll(async () => {
      page = await tabWith(stored.browsers.hero);
    });

    test('is still signed in, and shows the player before the server responds', async () => {
      let isPaused = true;
      await page.route(/\/auth\/v1\/token|\/api\/profiles\/me/, (route) => (isPaused ? undefined : route.continue()));
      await page.goto('/items');
      await untilSignedIn(page);
      isPaused = false;
      await page.unrouteAll();
      await page.goto('/me');
      await page.getByText('저장하지 않은 내용을 불러왔습니다.').waitFor();
      expect(await page.getByLabel('체력', { exact: true }).inputValue()).toBe('17만');
      expect(await page.getByLabel('레벨').inputValue()).toBe('98');
    });

    test('lists favourites, recently viewed items and recent searches', async () => {
      await page.getByRole('region', { name: '즐겨찾기' }).getByRole('link', { name: '진호박' }).waitFor();
      const namesIn = (region: string) => page.getByRole('region', { name: region }).locator('.nm').allInnerTexts();
      expect(await namesIn('즐겨찾기')).toEqual(['진호박', '현철중검']);
      expect((await namesIn('최근 본 아이템')).length).toBe(3);
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: '찾기' });
      const recent = palette.getByRole('group', { name: '최근 검색' });
      await recent.waitFor();
      expect(await recent.getByRole('option').locator('.nm').allInnerTexts()).toEqual(['진호박']);
    });

    test('shows the board of bosses, also at its shared address', async () => {
      const other = await tabWith(NOTHING);
      await other.goto(stored.browsers.board);
      await other.getByText('산신, 수렴귀, 내 보스').waitFor();
      await other.getByRole('button', { name: '내 타이머에 추가' }).click();
      await page.goto('/calc/timers');
      for (const visited of [page, other]) {
        const board = visited.getByRole('region', { name: '내 타이머' });
        for (const text of ['산신', '수렴귀', '2채널', '내 보스'])
          await board.getByText(text, { exact: true }).waitFor();
      }
    });

    test('restores the minutes of a king’s errand and the chosen game server', async () => {
      await page.goto('/calc/kingQuest/buyeo?level=60&minutes=5');
      await untilFilled(page.getByLabel('자호 1회 걸리는 분, 내가 적은 시간').first(), '20');
      await page.goto('/trade');
      await page.waitForURL('**/trade?gameServer=2');
    });

    test('restores the draft of a trade, and shows once that another was listed', async () => {
      await page.goto(`/trade/register/${stored.cast.items.amber}`);
      await untilFilled(page.getByLabel('가격 (개당)'), '1만2천');
      expect(await page.getByLabel('메모').inputValue()).toBe('국내성 남문');
      await page.goto(`/trade/view/${stored.browsers.hero.sessionStorage['trade-listed']}`);
      await page.getByText('올렸습니다. 사자후 문구도 복사해 두세요').waitFor();
    });

    test('restores the drafts of an inquiry, a correction and a report', async () => {
      await page.goto('/notice/ask');
      await untilFilled(page.getByLabel('내용'), '쓰다 만 문의입니다.\n두 번째 줄');
      expect(await page.getByLabel('종류').inputValue()).toBe('4');

      await page.goto(`/items/${stored.cast.items.amber}`);
      await untilSignedIn(page);
      await page.locator('details.src summary').first().click();
      await page.getByRole('link', { name: '틀린 정보 제보' }).first().click();
      const correction = page.getByRole('dialog', { name: '틀린 정보 제보' });
      await untilFilled(correction.getByLabel('맞는 정보'), '쓰다 만 바로잡기');
      expect(await correction.getByLabel(/어디서/).inputValue()).toBe('게임 안');

      await page.goto(`/trade/view/${stored.cast.trades.fresh}`);
      await untilSignedIn(page);
      await page.getByRole('button', { name: '신고: 청룡검객' }).click();
      const report = page.getByRole('dialog', { name: '청룡검객님 신고' });
      await untilFilled(report.getByRole('textbox'), '쓰다 만 신고입니다.');
      expect(await report.getByRole('radio', { checked: true }).inputValue()).toBe('3');
    });

    test('opens stored addresses of a notification, a shout and an incorrect value', async () => {
      const { items, trades } = stored.cast;
      const [aged] = await stored.rows('select item_id, price from trade where id = $1', [trades.aged]);
      await page.goto(`/trade/register/${aged?.item_id}?repeat=${trades.aged}`);
      await untilFilled(page.getByLabel('가격 (개당)'), formatAmount(Number(aged?.price)));
      await page.goto(`/trade/register/${items.sword}?shout=${encodeURIComponent('ㅍ 현철중검 45만 내구 38만')}`);
      await untilFilled(page.getByLabel('가격 (개당)'), '45만');
      const other = await tabWith(NOTHING);
      await other.goto(`/notice/ask?type=3&about=${encodeURIComponent('현철중검')}`);
      await untilFilled(other.getByLabel('내용'), '[자료] 현철중검\n');
    });

    test('has one service worker for the whole site', async () => {
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.register('/sw.js')).scope);
      expect(scope).toBe(`${stored.site.origin}/`);
    });
  });

  test('restores the first form of a newcomer', async () => {
    const page = await tabWith(stored.browsers.newcomer);
    await page.goto('/confirm');
    await untilFilled(page.getByLabel('이름'), '새길손');
    expect(await page.getByLabel('레벨').inputValue()).toBe('37');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  });

  test('completes the pending sign-in, and opens its destination', async () => {
    const { entering } = stored.browsers;
    const page = await tabWith(entering);
    await page.goto(entering.address);
    await page.getByLabel('닉네임').fill('돌아온길손');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.getByRole('button', { name: '시작하기' }).waitFor();
    await page.getByLabel('레벨').fill('1');
    for (const consent of await page.getByRole('checkbox').all()) await consent.check();
    await page.getByRole('button', { name: '시작하기' }).click();
    await page.waitForURL('**/me/trades?status=2');
  });

  test('reads live updates of a process of the earlier version', async () => {
    const page = await tabWith(NOTHING);
    await page.goto('/trade');
    await page.locator('html[data-live=live]').waitFor({ state: 'attached' });
    const { fresh } = stored.cast.trades;
    await stored.rows(
      `insert into live_event (at, topics, type, data)
       select now(), topics, 'trade.lifted', data || jsonb_build_object('price', 123457, 'liftedAt', $2::text)
       from live_event where type = 'trade.created' and data ->> 'id' = $1`,
      [String(fresh), new Date().toISOString()],
    );
    await stored.rows(`select pg_notify('live', '{}')`);
    const row = page.locator('main tbody tr').first();
    await row.getByText('12만 3,457').waitFor();
    expect(await row.getByRole('link', { name: '현철중검' }).count()).toBeGreaterThan(0);
  });
});
