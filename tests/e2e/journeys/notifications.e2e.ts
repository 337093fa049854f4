import type { Page } from '@playwright/test';
import { catalog, expect, type Fixtures, test } from '#tests/e2e/support/test.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { notifyPlayer } from '#tests/support/transact.ts';

let lastNumber = 0;

async function notify(database: Fixtures['database'], name: string, title: string, path = '/items', kind = 'way.test') {
  const { db } = database;
  const { id } = await db.selectFrom('profile').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  lastNumber += 1;
  const changes = { kind, title, body: '본문', path, once: `watch:1:e2e:${lastNumber}` };
  await notifyPlayer(db, id, changes);
}

const bell = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

test.describe('the bell', () => {
  test.use({ where: 'players' });

  test('rings while the site is open, and is quiet in every window once all is read', { tag: '@gate' }, async ({
    visit,
    database,
  }) => {
    const page = await visit('/items', { as: '종소리' });
    await notify(database, '종소리', '첫 소식');
    await bell(page, '알림 1').waitFor();
    const other = await page.context().newPage();
    await other.goto('/maps');
    await bell(other, '알림 1').waitFor();

    await page.goto('/notifications');
    await page.getByRole('link', { name: /첫 소식/ }).waitFor();
    await notify(database, '종소리', '둘째 소식');
    await page.getByRole('link', { name: /둘째 소식/ }).waitFor();
    await bell(page, '알림 2').waitFor();
    await page.getByRole('button', { name: '모두 읽음' }).click();
    await bell(page, '알림').waitFor();
    await bell(other, '알림').waitFor();
  });

  test('offers the whisper and the trade of a price alert, and says when the trade is gone', async ({
    visit,
    database,
  }) => {
    const page = await visit('/items', { as: '알림받이', permissions: ['clipboard-read', 'clipboard-write'] });
    const { db } = database;
    const item = catalog.items.find(({ name }) => name === '현철중검');
    const open = await insertTrade(db, { item_id: item?.id ?? 0, price: 480_000 });
    const gone = await insertTrade(db, { item_id: item?.id ?? 0, status: 3 });
    await notify(database, '알림받이', '내려간 글', `/trade/view/${gone.id}`, 'watch.listing');
    await notify(database, '알림받이', '싼 매물', `/trade/view/${open.id}`, 'watch.listing');
    await page.goto('/notifications');
    const row = page.getByRole('listitem').filter({ hasText: '싼 매물' });
    await row.getByRole('link', { name: '현철중검', exact: true }).hover();
    await page.getByRole('tooltip').waitFor();
    await row.getByRole('button', { name: '귓말 복사' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/현철중검 48만에 살게요/);
    await page.getByRole('listitem').filter({ hasText: '내려간 글' }).getByText('내려간 매물입니다').waitFor();
    await row.getByRole('link', { name: '거래 보기' }).click();
    await page.waitForURL(`**/trade/view/${open.id}`);
    await bell(page, '알림 1').waitFor();
  });

  test('leads where a notification belongs, and that one is read then', async ({ visit, database }) => {
    const page = await visit('/items', { as: '길잡이' });
    await notify(database, '길잡이', '지도로', '/maps');
    await page.goto('/notifications');
    await page.getByRole('link', { name: /새 알림 지도로/ }).click();
    await page.waitForURL('**/maps');
    await bell(page, '알림').waitFor();
  });
});

test.describe('the service worker', () => {
  test('shows what is sent once, whatever it is', async ({ visit, site }) => {
    const page = await visit('/items', { inWholeBrowser: true });
    await page.context().grantPermissions(['notifications'], { origin: site.origin });
    const line = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await line.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    const registrationId = await registered;
    const service = 'pushMessaging';
    await line.send('BackgroundService.startObserving', { service });
    await line.send('BackgroundService.setRecording', { service, shouldRecord: true });
    /** Resolves once the worker is done with the message. */
    const deliver = async (data: string) => {
      const completed = new Promise<void>((resolve) => {
        line.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
          if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
        });
      });
      await line.send('ServiceWorker.deliverPushMessage', { origin: site.origin, registrationId, data });
      await completed;
    };
    const message = JSON.stringify({ title: '현철중검 48만에 팝니다', body: '나그네', path: '/trade', tag: 'n1' });
    await deliver(message);
    await deliver(message);
    await deliver('not what it should be');
    // Not asked in between: Chromium forgets a notification that it is about to display when asked which are shown.
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, data }) => `${title} ${data}`).sort();
    });
    expect(shown).toEqual(['바람나루 /notifications', '현철중검 48만에 팝니다 /trade']);
  });
});
