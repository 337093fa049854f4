import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { shownBanners } from './banner.rules.ts';
import { type Banner, listBanners, type ShownBanner } from './setting.contract.ts';

export interface BannerContext {
  /** Returns the banners to show now. */
  banners?(): readonly Banner[];
}

export function bannerRoutes(app: ApiApp, { banners = () => [] }: BannerContext): void {
  mount(app, listBanners, {}, () => answer<ShownBanner[]>(shownBanners(banners()), { cacheControl: 'no-cache' }));
}
