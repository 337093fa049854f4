import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { readStoredImages } from '#platform/images/image.service.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { HouseAd } from '../ads/ad-slot.rules.ts';
import { bannersAt, nextBannerMoment } from './banner.rules.ts';
import { type Banner, type SettingName, type SettingValues, settingSchemas } from './setting.contract.ts';
import { findBanners, findSettings, type SettingRow } from './setting.repository.ts';

const RETRY_MS = 5_000;
/** Below 24.8 days, the maximum delay of timers in Node. */
const MAX_WAIT_MS = DAY_MS;
/** A timer may fire a little early. */
const GRACE_MS = 5;

/** Settings that are in effect at this moment. */
export interface SiteSettings {
  readonly ads: { readonly isOn: boolean; readonly house: readonly HouseAd[] };
  readonly verification: SettingValues['verification'];
  readonly banners: readonly Banner[];
}

export interface SettingsHolder {
  current(): SiteSettings;
  /** Call it after every change. It resolves once the change is in effect. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

interface HolderOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Called when the settings that pages show have changed. */
  onChange(now: SiteSettings): void;
}

interface Loaded extends Omit<SiteSettings, 'banners'> {
  /** Includes banners that start later. */
  readonly banners: readonly Banner[];
}

/** Caches the settings in this process, reloads them on request, and switches banners at their start and end. */
export function startSiteSettings({ db, clock, log, onChange }: HolderOptions): SettingsHolder {
  let loaded: Loaded = { ads: { isOn: true, house: [] }, verification: { naver: null, google: null }, banners: [] };
  let shown: SiteSettings = { ...loaded, banners: [] };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();

  function wait(delayMs: number, act: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(act, Math.max(0, delayMs)).unref();
  }

  function show(): void {
    const now = clock.now();
    const before = shown;
    shown = { ...loaded, banners: bannersAt(loaded.banners, now) };
    if (!isDeepStrictEqual(before, shown)) onChange(shown);
    const next = nextBannerMoment(loaded.banners, now);
    if (next) wait(Math.min(next.getTime() - now.getTime() + GRACE_MS, MAX_WAIT_MS), show);
  }

  async function load(): Promise<void> {
    const [rows, banners] = await Promise.all([
      findSettings(db, Object.keys(settingSchemas)),
      findBanners(db, clock.now()),
    ]);
    const values = read(rows, log);
    loaded = { ...values, ads: { isOn: values.ads.isOn, house: await withPictures(db, values.ads.house) }, banners };
    clearTimeout(timer);
    show();
  }

  function reload(): Promise<void> {
    work = work.then(load).catch((error: unknown) => {
      log.warn({ err: error }, 'the settings could not be read; tried again');
      wait(RETRY_MS, () => void reload());
    });
    return work;
  }

  return {
    current: () => shown,
    reload,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return work;
    },
  };
}

function read(rows: readonly SettingRow[], log: Log): SettingValues {
  const parse = <Value>(name: SettingName, schema: z.ZodType<Value>): Value => {
    const { data, error } = schema.safeParse(rows.find((row) => row.name === name)?.value ?? {});
    if (error) log.warn({ setting: name }, 'a setting cannot be read; its default is used');
    return data ?? schema.parse({});
  };
  const { ads, verification } = settingSchemas;
  return { ads: parse('ads', ads), verification: parse('verification', verification) };
}

/** Drops ads whose picture was deleted. */
async function withPictures(db: Db, ads: SettingValues['ads']['house']): Promise<HouseAd[]> {
  if (ads.length === 0) return [];
  const images = await readStoredImages(
    db,
    ads.map(({ imageId }) => imageId),
  );
  return ads.flatMap(({ slot, imageId, href, alt }) => {
    const image = images.get(imageId);
    return image ? [{ slot, src: image.url, href, alt }] : [];
  });
}
