import { countdownText, PASSING_TEXT } from '../maintenance/maintenance.labels.ts';
import { countdownSpan, type MaintenancePlan } from '../maintenance/maintenance.rules.ts';
import { BANNER_TONES, type Banner, COUNTDOWN_ID, PASSING_ID, type ShownBanner } from './banner.contract.ts';

/** Maximum number of banners that are shown at once (contract §23). */
const MOST_BANNERS = 2;

/** The banner that counts down to a maintenance. */
export function countdownTo(plan: MaintenancePlan): Banner {
  const span = countdownSpan(plan);
  return { id: COUNTDOWN_ID, text: countdownText(plan), href: null, tone: 'alert', isClosable: false, ...span };
}

/** All banners, with the countdown of a planned maintenance. */
export function withCountdown(banners: readonly Banner[], plan: MaintenancePlan | null): readonly Banner[] {
  return plan === null ? banners : [countdownTo(plan), ...banners];
}

/** Returns the banners to show at this moment: the countdown, then by tone, of equal ones the older first. */
export function bannersAt(banners: readonly Banner[], now: Date): Banner[] {
  return banners
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((a, b) => rank(a) - rank(b) || a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
    .slice(0, MOST_BANNERS);
}

function rank({ id, tone }: Banner): number {
  return id === COUNTDOWN_ID ? -1 : BANNER_TONES.length - BANNER_TONES.indexOf(tone);
}

/** The next moment at which a banner begins or ends. */
export function nextBannerMoment(banners: readonly Banner[], now: Date): Date | undefined {
  return momentsAfter(banners, now)[0];
}

function momentsAfter(banners: readonly Banner[], now: Date): Date[] {
  const moments = banners.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment > now);
  return moments.sort((a, b) => a.getTime() - b.getTime());
}

interface Span {
  from: Date;
  until: Date;
}

/** Times from now on at which others take the place of this banner. */
export function asideSpans(banners: readonly Banner[], { id, startsAt, endsAt }: Banner, now: Date): Span[] {
  const spans: Span[] = [];
  const moments = [now, ...momentsAfter(banners, now)];
  for (const [index, from] of moments.entries()) {
    const until = moments[index + 1];
    if (!until || from < startsAt || from >= endsAt || until <= from) continue;
    if (bannersAt(banners, from).some((shown) => shown.id === id)) continue;
    const last = spans.at(-1);
    if (last?.until.getTime() === from.getTime()) last.until = until;
    else spans.push({ from, until });
  }
  return spans;
}

const PASSING: ShownBanner = {
  id: PASSING_ID,
  text: PASSING_TEXT,
  href: '/operator',
  tone: 'alert',
  isClosable: false,
};

/**
 * Removes the times, which only the server needs.
 * @param isPassing whether only operators read them, because a maintenance runs
 */
export function shownBanners(banners: readonly Banner[], isPassing: boolean): ShownBanner[] {
  const shown = banners.map(({ id, text, href, tone, isClosable, endsAt }) => ({
    id,
    text,
    href,
    tone,
    isClosable,
    ...(id === COUNTDOWN_ID && { countsTo: endsAt.toISOString() }),
  }));
  return isPassing ? [PASSING, ...shown] : shown;
}
