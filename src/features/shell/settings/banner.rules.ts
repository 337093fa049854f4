import type { Banner } from './setting.contract.ts';

/** Maximum number of banners that are shown at once (contract §23). */
const MOST_BANNERS = 2;

/** Returns the banners to show at this moment, the last started first. */
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

/** Removes the times, which only the server needs. */
export function shownBanners(banners: readonly Banner[]) {
  return banners.map(({ startsAt: _, endsAt: __, ...shown }) => shown);
}
