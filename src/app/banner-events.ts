import type { MaintenancePlan } from '#features/shell/maintenance/maintenance.rules.ts';
import { shownBanners } from '#features/shell/settings/banner.rules.ts';
import { BANNERS_CHANGED, siteTopic } from '#features/shell/settings/site.topics.ts';
import type { SettingsHolder } from '#features/shell/settings/site-settings.service.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import { closeConnections } from './close-connections.ts';

interface BannerSite {
  db: Db;
  config: Pick<Config, 'operatorUserIds'>;
  settings: Pick<SettingsHolder, 'current' | 'maintenance'>;
  hub(): Pick<LiveHub, 'dismiss' | 'publishPassing'>;
}

/** Tells open pages of banners. While a maintenance runs only operators are left, and read that as well. */
export function bannerEvents({ db, config, settings, hub }: BannerSite) {
  // Until others have left, nothing is told that is for operators alone.
  let left: Promise<void> = Promise.resolve();

  function onBanners(): void {
    void left.then(() => {
      const banners = shownBanners(settings.current().banners, settings.maintenance() !== null);
      hub().publishPassing(siteTopic, BANNERS_CHANGED, JSON.stringify(banners));
    });
  }

  return {
    onBanners,
    onMaintenance(running: MaintenancePlan | null): void {
      left = running ? closeConnections({ db, hub: hub(), config }, running.until) : Promise.resolve();
      onBanners();
    },
  };
}
