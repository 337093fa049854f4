import type { Banner } from './setting.contract.ts';

/** At once (contract §23). */
const MOST_BANNERS = 2;

/** Those of this moment, the last begun first. */
export function bannersAt(banners: readonly Banner[], now: Date): Banner[] {
  return banners
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime() || b.id - a.id)
    .slice(0, MOST_BANNERS);
}

/** The next moment at which a banner begins or ends. */
export function nextBannerMoment(banners: readonly Banner[], now: Date): Date | undefined {
  const moments = banners.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment > now);
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Without their times, which are over or to come only for the server. */
export function shownBanners(banners: readonly Banner[]) {
  return banners.map(({ startsAt: _, endsAt: __, ...shown }) => shown);
}
