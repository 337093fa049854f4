import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { MaintenancePlan } from '../maintenance/maintenance.rules.ts';
import * as endpoints from './banner.contract.ts';
import { shownBanners } from './banner.rules.ts';
import { addBanner, changeBanner, listDeskBanners, removeBanner } from './banner-changes.service.ts';

export interface BannerContext {
  /** Returns the banners to show now. */
  banners?(): readonly endpoints.Banner[];
  /** The maintenance of the operators that runs now: only operators get here meanwhile. */
  maintenance?(): MaintenancePlan | null;
}

export function bannerRoutes(app: FeatureApp, { banners = () => [], maintenance = () => null }: BannerContext): void {
  mount(app, endpoints.listBanners, {}, () =>
    answer<endpoints.ShownBanner[]>(shownBanners(banners(), maintenance() !== null), { cacheControl: 'no-cache' }),
  );
  mount(app, endpoints.listDeskBanners, {}, (ctx) => listDeskBanners(ctx));
  mount(app, endpoints.addBanner, { name: 'banner.add' }, (ctx, { body }) => addBanner(ctx, body));
  mount(app, endpoints.changeBanner, { name: 'banner.change' }, (ctx, { params, body }) =>
    changeBanner(ctx, params.id, body),
  );
  mount(app, endpoints.removeBanner, { name: 'banner.remove' }, (ctx, { params, query }) =>
    removeBanner(ctx, params.id, query.version),
  );
}
