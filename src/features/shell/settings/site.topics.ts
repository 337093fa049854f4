import { topic } from '#shared/topic.ts';

/** Topic of events for every open page: changed banners (contract §23). */
export const siteTopic = topic('site');

/** Tag of the page that tells of a maintenance. Nothing is published on it. */
export const maintenanceTag = topic('maintenance');

/** The shown banners have changed; `data` has the form of `GET /api/banners`. */
export const BANNERS_CHANGED = 'banners.changed';

/** Operators have closed the site; `data` is {@link MaintenanceStart}. The connections end with it. */
export const MAINTENANCE_ON = 'maintenance.on';

export interface MaintenanceStart {
  /** ISO 8601; null: until it is switched off. */
  until: string | null;
}
