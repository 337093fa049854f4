import { topic } from '#shared/topic.ts';

/** What concerns every open page: see contract §23. */
export const siteTopic = topic('site');

/** The banners of this moment have changed; `data` as `GET /api/banners` answers. */
export const BANNERS_CHANGED = 'banners.changed';
