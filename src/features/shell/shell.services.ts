import type { SiteAds } from './ads/ad-slot.rules.ts';
import type { CacheEntry } from './diagnostics/cache-entries.rules.ts';
import type { MaintenancePlan } from './maintenance/maintenance.rules.ts';
import type { SiteSettings } from './settings/site-settings.service.ts';

/** Settings that every page shows. */
export interface ShownSettings extends Omit<SiteSettings, 'ads'> {
  readonly ads: SiteAds | null;
  /** Set for operators who look around while the site is closed to all others. */
  readonly isDuringMaintenance?: boolean;
}

export const NO_SETTINGS: ShownSettings = { ads: null, verification: { naver: null, google: null }, banners: [] };

/** The page cache of this process. */
export interface CacheReport {
  /** Time of the report; ISO 8601. */
  readonly at: string;
  readonly build: string;
  readonly dataVersion: string;
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
  readonly pages: readonly CacheEntry[];
}

export interface ShellServices {
  readonly shell: ShownSettings;
  /** The maintenance of the operators that runs now. */
  maintenance(): MaintenancePlan | null;
  cacheReport(): CacheReport;
}
