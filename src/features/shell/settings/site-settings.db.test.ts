import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, openListener } from '#platform/database/listen.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { insertBanner } from '#tests/factories/banners.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findImagesOfAds, upsertSetting } from './setting.repository.ts';
import { changeSetting, notifySettings, SETTINGS_CHANNEL } from './setting-changes.service.ts';
import { type SettingsHolder, startSiteSettings } from './site-settings.service.ts';

/** Milliseconds (contract §23). */
const KNOWN_WITHIN_MS = 1000;

let test: TestDatabase;
let listener: Listener;
const opened: SettingsHolder[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  listener = await openListener(test.url, [SETTINGS_CHANNEL], {
    onMessage: () => opened.forEach((holder) => void holder.reload()),
    onReconnect: () => {},
    log: silentLog,
  });
});
afterEach(async () => {
  for (const holder of opened.splice(0)) await holder.stop();
  await test.db.deleteFrom('setting').execute();
  await test.db.deleteFrom('banner').execute();
});
afterAll(async () => {
  await listener.close();
  await test.drop();
});

/** One process that hears of changes. */
async function openProcess(lines: string[] = []) {
  const changes: number[] = [];
  const holder = startSiteSettings({
    db: test.db,
    clock: { now: () => new Date() },
    log: createConsoleLog('warn', (line) => lines.push(line)),
    onChange: () => changes.push(Date.now()),
  });
  await holder.reload();
  opened.push(holder);
  return { holder, changes };
}

const AT = new Date('2026-03-01T00:00:00.000Z');
const CODE = 'abcdef0123456789';
const soon = (ms: number) => new Date(Date.now() + ms);

describe('the settings', () => {
  it('are their defaults without a row', async () => {
    const { holder, changes } = await openProcess();
    expect(holder.current()).toEqual({
      ads: { isOn: true, house: [] },
      verification: { naver: null, google: null },
      banners: [],
    });
    expect(changes).toEqual([]);
  });

  it('are known in every process within a second of the commit, and not before', async () => {
    const processes = [await openProcess(), await openProcess()];
    await test.db.transaction().execute(async (db) => {
      await changeSetting(db, 'verification', { naver: CODE }, AT);
      await changeSetting(db, 'ads', { isOn: false }, AT);
      expect(processes.map(({ holder }) => holder.current().ads.isOn)).toEqual([true, true]);
    });
    await expect
      .poll(() => processes.map(({ holder }) => holder.current()), { timeout: KNOWN_WITHIN_MS, interval: 20 })
      .toEqual(
        Array.from({ length: 2 }, () => ({
          ads: { isOn: false, house: [] },
          verification: { naver: CODE, google: null },
          banners: [],
        })),
      );
    expect(processes.every(({ changes }) => changes.length > 0)).toBe(true);
  });

  it('refuse a code that is none, and a link that is a script', async () => {
    await expect(
      changeSetting(test.db, 'verification', { google: '"><script>alert(1)</script>' }, AT),
    ).rejects.toThrow();
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example/']) {
      const house = [{ slot: 'left' as const, imageId: 1, href, alt: '그림' }];
      await expect(changeSetting(test.db, 'ads', { house }, AT), href).rejects.toThrow();
    }
  });

  it.each([7, 'text', [], { isOn: 'maybe' }, { house: [{ slot: 'roof' }] }])(
    'are the default, with a warning, where a row holds %j',
    async (value) => {
      const lines: string[] = [];
      await upsertSetting(test.db, { name: 'ads', value }, AT);
      const { holder } = await openProcess(lines);
      expect(holder.current().ads).toEqual({ isOn: true, house: [] });
      expect(lines.join()).toContain('a setting cannot be read');
    },
  );

  it('show the picture of an ad, and leave out one whose picture is gone', async () => {
    const name = 'a'.repeat(32);
    const { id } = await test.db
      .insertInto('image')
      .values({ name, at: AT, width: 160, height: 600, bytes: 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const picture = { slot: 'left' as const, href: '/trade', alt: '그림' };
    await changeSetting(
      test.db,
      'ads',
      {
        house: [
          { ...picture, imageId: id },
          { ...picture, imageId: id + 7 },
        ],
      },
      AT,
    );
    const { holder } = await openProcess();
    expect(holder.current().ads.house).toEqual([{ ...picture, src: `/uploads/${name}-160.webp` }]);
    expect(await findImagesOfAds(test.db, [id, id + 1])).toEqual([id]);
  });
});

describe('a banner', () => {
  it('begins and ends by the clock in every process, without anybody telling', async () => {
    await insertBanner(test.db, { text: '곧 점검합니다', starts_at: soon(300), ends_at: soon(700) });
    const { holder } = await openProcess();
    const texts = () => holder.current().banners.map(({ text }) => text);
    expect(texts()).toEqual([]);
    await expect.poll(texts, { interval: 20 }).toEqual(['곧 점검합니다']);
    await expect.poll(texts, { interval: 20 }).toEqual([]);
  });

  it('that is added is known within a second, and of three only two are shown', async () => {
    const { holder } = await openProcess();
    for (const id of [1, 2, 3])
      await insertBanner(test.db, { text: `알림 ${id}`, starts_at: soon(-1000 + id), ends_at: soon(60_000) });
    await notifySettings(test.db);
    await expect
      .poll(() => holder.current().banners.map(({ text }) => text), { timeout: KNOWN_WITHIN_MS })
      .toEqual(['알림 3', '알림 2']);
  });
});
