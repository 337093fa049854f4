import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { readStoredImages } from '#platform/images/image.service.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import type { HouseAd } from '../ads/ad-slot.rules.ts';
import { isRunning, type MaintenancePlan } from '../maintenance/maintenance.rules.ts';
import type { Banner } from './banner.contract.ts';
import { bannersAt, nextBannerMoment, withCountdown } from './banner.rules.ts';
import { SETTING_NAMES, type SettingValues } from './setting.contract.ts';
import { findBanners, findSettings } from './setting.repository.ts';
import { defaultOf, toMaintenancePlan } from './setting.rules.ts';
import { readSettings } from './setting-values.service.ts';

const RETRY_MS = 5_000;
/** Milliseconds; a message about a change may be lost (contract §23). */
const REREAD_MS = MINUTE_MS;
/** Below 24.8 days, the maximum delay of timers in Node. */
const MAX_WAIT_MS = DAY_MS;
/** A timer may fire a little early. */
const GRACE_MS = 5;

/** Settings that pages show, as they are in effect at this moment. */
export interface SiteSettings {
  readonly ads: { readonly isOn: boolean; readonly house: readonly HouseAd[] };
  readonly verification: SettingValues['verification'];
  /** Includes the countdown of a planned maintenance. */
  readonly banners: readonly Banner[];
}

export interface SettingsHolder {
  current(): SiteSettings;
  /** All settings, as they are stored. */
  values(): SettingValues;
  /** The maintenance of the operators that runs now. Cheap: every request asks. */
  maintenance(): MaintenancePlan | null;
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
  /** Called when a maintenance begins, ends, or becomes another. */
  onMaintenance?(running: MaintenancePlan | null): void;
}

interface Loaded {
  readonly values: SettingValues;
  readonly plan: MaintenancePlan | null;
  readonly house: readonly HouseAd[];
  /** Includes banners that start later. */
  readonly banners: readonly Banner[];
}

const NOTHING_LOADED: Loaded = {
  values: Object.fromEntries(SETTING_NAMES.map((name) => [name, defaultOf(name)])) as SettingValues,
  plan: null,
  house: [],
  banners: [],
};

/** Caches the settings in this process, reloads them on request, and obeys the clock at every start and end. */
export function startSiteSettings(options: HolderOptions): SettingsHolder {
  const { db, clock, log, onChange, onMaintenance } = options;
  let loaded = NOTHING_LOADED;
  let shown = toShown(loaded, clock.now());
  let ran: MaintenancePlan | null = null;
  let moment: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();
  const reread = setInterval(() => void reload(), REREAD_MS).unref();

  function look(): void {
    const now = clock.now();
    const before = { shown, ran };
    shown = toShown(loaded, now);
    ran = runningOf(loaded.plan, now);
    if (!isDeepStrictEqual(before.ran, ran)) onMaintenance?.(ran);
    if (!isDeepStrictEqual(before.shown, shown)) onChange(shown);
    clearTimeout(moment);
    const next = nextMoment(loaded, now);
    if (isStopped || !next) return;
    moment = setTimeout(look, Math.min(next.getTime() - now.getTime() + GRACE_MS, MAX_WAIT_MS)).unref();
  }

  async function load(): Promise<void> {
    const [rows, banners] = await Promise.all([findSettings(db, SETTING_NAMES), findBanners(db, clock.now())]);
    const values = readSettings(rows, log);
    const house = await withPictures(db, values.ads.house);
    loaded = { values, plan: toMaintenancePlan(values.maintenance), house, banners };
    look();
  }

  function reload(): Promise<void> {
    clearTimeout(retry);
    work = work.then(load).catch((error: unknown) => {
      log.warn({ err: error }, 'the settings could not be read; tried again');
      clearTimeout(retry);
      if (!isStopped) retry = setTimeout(() => void reload(), RETRY_MS).unref();
    });
    return work;
  }

  return {
    current: () => shown,
    values: () => loaded.values,
    maintenance: () => (loaded.plan === null ? null : runningOf(loaded.plan, clock.now())),
    reload,
    stop() {
      isStopped = true;
      clearInterval(reread);
      clearTimeout(moment);
      clearTimeout(retry);
      return work;
    },
  };
}

function runningOf(plan: MaintenancePlan | null, now: Date): MaintenancePlan | null {
  return plan !== null && isRunning(plan, now) ? plan : null;
}

function toShown({ values, plan, house, banners }: Loaded, now: Date): SiteSettings {
  const { ads, verification } = values;
  return { ads: { isOn: ads.isOn, house }, verification, banners: bannersAt(withCountdown(banners, plan), now) };
}

/** The next moment at which a banner or a maintenance begins or ends. */
function nextMoment({ plan, banners }: Loaded, now: Date): Date | undefined {
  const next = nextBannerMoment(withCountdown(banners, plan), now);
  const until = plan?.until;
  if (!until || until <= now) return next;
  return next && next < until ? next : until;
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
