import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WHOLE_CHROMIUM } from '#tests/support/chromium.ts';
import { notifyPlayer } from '#tests/support/transact.ts';
import { journeys, type Stage } from './stage.ts';

let lastNumber = 0;

async function notify(database: Stage['database'], name: string, title: string, path = '/items'): Promise<void> {
  const { db } = database();
  const { id } = await db.selectFrom('profile').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  lastNumber += 1;
  const changes = { kind: 'way.test', title, body: '본문', path, once: `e2e ${lastNumber}` };
  await notifyPlayer(db, id, changes);
}

const bell = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

journeys(
  'the bell',
  ({ visit, database }) => {
    it('rings while the site is open, and is quiet in every window once all is read', async () => {
      const { page } = await visit('/items', { as: '종소리' });
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

    it('leads where a notification belongs, and that one is read then', async () => {
      const { page } = await visit('/items', { as: '길잡이' });
      await notify(database, '길잡이', '지도로', '/maps');
      await page.goto('/notifications');
      await page.getByRole('link', { name: /새 알림 지도로/ }).click();
      await page.waitForURL('**/maps');
      await bell(page, '알림').waitFor();
    });
  },
  'players',
);

journeys('the service worker', ({ visit, site }) => {
  it.skipIf(WHOLE_CHROMIUM === undefined)('shows what is sent once, whatever it is', async () => {
    const { page } = await visit('/items', { inWholeBrowser: true });
    await page.context().grantPermissions(['notifications'], { origin: site().origin });
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
    const send = (data: string) =>
      line.send('ServiceWorker.deliverPushMessage', { origin: site().origin, registrationId, data });
    const message = JSON.stringify({ title: '현철중검 48만에 팝니다', body: '나그네', path: '/trade', tag: 'n1' });
    await send(message);
    await send(message);
    await send('not what it should be');
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, data }) => `${title} ${data}`).sort();
      });
    await expect.poll(shown).toEqual(['바람나루 /notifications', '현철중검 48만에 팝니다 /trade']);
  });
});
