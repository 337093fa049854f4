import { topic } from '#shared/topic.ts';

/** Topic of events for every open page: changed banners (contract §23). */
export const siteTopic = topic('site');

/** The shown banners have changed; `data` has the form of `GET /api/banners`. */
export const BANNERS_CHANGED = 'banners.changed';
