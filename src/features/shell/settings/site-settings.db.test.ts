import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock, systemClock } from '#platform/clock/clock.ts';
import { type Listener, openListener } from '#platform/database/listen.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { insertBanner } from '#tests/factories/banners.ts';
import { setSetting, storeRow } from '#tests/factories/settings.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { MaintenancePlan } from '../maintenance/maintenance.rules.ts';
import { findImagesOfAds } from './setting.repository.ts';
import { notifySettings, SETTINGS_CHANNEL } from './setting-changes.service.ts';
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

/** A process that hears of changes. */
async function openProcess(lines: string[] = [], clock = systemClock) {
  const changes: number[] = [];
  const maintenances: (MaintenancePlan | null)[] = [];
  const holder = startSiteSettings({
    db: test.db,
    clock,
    log: createConsoleLog('warn', (line) => lines.push(line)),
    onChange: () => changes.push(Date.now()),
    onMaintenance: (running) => maintenances.push(running),
  });
  await holder.reload();
  opened.push(holder);
  return { holder, changes, maintenances };
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
      await setSetting(db, 'verification', { naver: CODE });
      await setSetting(db, 'ads', { isOn: false });
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

  it('of another release are read without what this one does not know', async () => {
    await storeRow(test.db, 'ads', { isOn: false, newer: 1 });
    const { holder } = await openProcess();
    expect(holder.current().ads).toEqual({ isOn: false, house: [] });
  });

  it.each([7, 'text', [], { isOn: 'maybe' }, { house: [{ slot: 'roof' }] }])(
    'are the default, with a warning, where a row holds %j',
    async (value) => {
      const lines: string[] = [];
      await storeRow(test.db, 'ads', value);
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
    await setSetting(test.db, 'ads', {
      house: [
        { ...picture, imageId: id },
        { ...picture, imageId: id + 7 },
      ],
    });
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
      .toEqual(['알림 1', '알림 2']);
  });
});

describe('a maintenance', () => {
  const [from, until] = [new Date('2026-03-01T03:00:00.000Z'), new Date('2026-03-01T04:00:00.000Z')];
  const plan = { from, until, message: '곧 끝납니다.' };
  const stored = { from: from.toISOString(), until: until.toISOString(), message: plan.message };
  const textsOf = (holder: SettingsHolder) => holder.current().banners.map(({ text }) => text);

  it('counts down for an hour, begins and ends by the clock, and other pages learn of both', async () => {
    const clock = fixedClock('2026-03-01T01:59:59.999Z');
    await setSetting(test.db, 'maintenance', stored);
    const { holder, maintenances } = await openProcess([], clock);
    const at = async (time: string) => {
      clock.set(time);
      const running = holder.maintenance();
      // A timer does the same at the moment.
      await holder.reload();
      return [running?.message ?? null, textsOf(holder)];
    };
    expect([holder.maintenance(), textsOf(holder)]).toEqual([null, []]);
    const countdown = ['3월 1일 12:00부터 13:00까지 점검합니다'];
    expect(await at('2026-03-01T02:00:00.000Z')).toEqual([null, countdown]);
    expect(await at('2026-03-01T02:59:59.999Z')).toEqual([null, countdown]);
    expect(maintenances).toEqual([]);
    expect(await at('2026-03-01T03:00:00.000Z')).toEqual([plan.message, []]);
    expect(await at('2026-03-01T03:59:59.999Z')).toEqual([plan.message, []]);
    expect(maintenances).toEqual([plan]);
    expect(await at('2026-03-01T04:00:00.000Z')).toEqual([null, []]);
    expect(maintenances).toEqual([plan, null]);
  });

  it('that begins a moment from now is told without anybody asking', async () => {
    await setSetting(test.db, 'maintenance', { from: soon(200).toISOString() });
    const { holder, maintenances } = await openProcess();
    expect(holder.maintenance()).toBeNull();
    await expect.poll(() => maintenances, { interval: 20 }).toEqual([expect.objectContaining({ until: null })]);
  });

  it('without an end runs until it is switched off, in every process', async () => {
    const processes = [await openProcess(), await openProcess()];
    const running = () => processes.map(({ holder }) => holder.maintenance() !== null);
    await setSetting(test.db, 'maintenance', { from: soon(-1000).toISOString() });
    await expect.poll(running, { timeout: KNOWN_WITHIN_MS, interval: 20 }).toEqual([true, true]);
    await setSetting(test.db, 'maintenance', { from: null });
    await expect.poll(running, { timeout: KNOWN_WITHIN_MS, interval: 20 }).toEqual([false, false]);
  });
});
