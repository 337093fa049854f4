import { call } from '#platform/client/call.ts';
import { onDevice } from '#platform/client/device-storage.ts';
import { subscribePassively } from '#platform/client/live-passive.ts';
import { NewestAnswer } from '#platform/client/newest-answer.ts';
import { listBanners, type ShownBanner } from '../banner.contract.ts';
import { BANNERS_CHANGED, MAINTENANCE_ON, siteTopic } from '../site.topics.ts';
import { bannerElement } from './banner-element.ts';
import { tickCountdowns } from './countdown.ts';
import { footStrips, replaceFootStrips } from './foot-strips.ts';
import { leaveForMaintenance } from './leave-for-maintenance.ts';

const MAX_STORED = 50;

/** Ids of the banners that were closed on this device, the newest last. The first script reads them too. */
const closedBanners = onDevice<readonly number[]>('closed-banners', {
  parse: (text) => (text?.match(/\d{1,9}/g) ?? []).map(Number),
  format: (ids) => ids.slice(-MAX_STORED).join(' ') || null,
});

/** Milliseconds for which a page without a live connection uses the last known banners. */
const KNOWN_MS = 60_000;

interface BannerRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): unknown;
}

/**
 * Remembers on the device which banners were closed. Banners that start or end are shown through the live connection,
 * or without one at the next change of path. A change must not move what is being read: before the visitor has scrolled
 * past the banners, it waits for the next path. Urgent ones stand at the foot of the window until then (contract §23).
 */
export function followBanners(router: BannerRouter): void {
  let { pathname } = router.state.location;
  let next: readonly ShownBanner[] | undefined;
  let known: readonly ShownBanner[] = [];
  let knownAt = performance.now();
  const newest = new NewestAnswer();
  const receive = (banners: readonly ShownBanner[]) => {
    newest.begin();
    knownAt = performance.now();
    known = next = banners;
    showAtFoot(banners);
    showUnseen();
  };
  const read = () => {
    const isNewest = newest.begin();
    return call(listBanners).then(
      (banners) => isNewest() && receive(banners),
      (error: unknown) => console.warn('알림을 가져오지 못했습니다.', error),
    );
  };
  const show = () => {
    if (next) showBanners(next);
    next = undefined;
  };
  const showUnseen = () => {
    if (next && scrollY > stripsHeight()) withoutMoving(show);
  };
  const showAtNextPath = () => {
    // Banners of the foot move to the top.
    if (footStrips().length > 0) next ??= known;
    replaceFootStrips([]);
    show();
  };
  subscribePassively(siteTopic, ({ type, data }) => {
    if (type === BANNERS_CHANGED && Array.isArray(data)) receive(data as ShownBanner[]);
    else if (type === MAINTENANCE_ON) leaveForMaintenance();
    else if (type === 'resync') void read();
  });
  router.subscribe(() => {
    const { location: place } = router.state;
    if (place.pathname === pathname) return;
    pathname = place.pathname;
    showAtNextPath();
    const isLive = document.documentElement.dataset.live === 'live';
    if (!isLive && performance.now() - knownAt > KNOWN_MS) void read().then(showAtNextPath);
  });
  addEventListener('scroll', showUnseen, { passive: true });
  document.addEventListener('click', closeByButton);
  showButtons();
  tickCountdowns();
}

const topStrips = () => [...document.querySelectorAll<HTMLElement>('[data-banner]:not([data-foot] *)')];
const idsOf = (strips: readonly HTMLElement[]) => strips.map(({ dataset }) => Number(dataset.banner));

function notClosed(banners: readonly ShownBanner[]): ShownBanner[] {
  const closed = closedBanners.read();
  return banners.filter(({ id }) => !closed.includes(id));
}

/** Shows urgent banners that are not above the page, and removes those that have ended. */
function showAtFoot(banners: readonly ShownBanner[]): void {
  const above = idsOf(topStrips());
  const urgent = notClosed(banners).filter(({ id, tone }) => tone === 'alert' && !above.includes(id));
  const wanted = urgent.map(bannerElement);
  if (isSame(wanted, footStrips())) return;
  replaceFootStrips(wanted);
  tickCountdowns();
}

function showBanners(banners: readonly ShownBanner[]): void {
  const below = idsOf(footStrips());
  const wanted = notClosed(banners)
    .filter(({ id }) => !below.includes(id))
    .map(bannerElement);
  const present = topStrips();
  if (isSame(wanted, present)) return;
  for (const strip of present) strip.remove();
  document.querySelector('.top')?.before(...wanted);
  tickCountdowns();
}

const isSame = (some: readonly HTMLElement[], others: readonly HTMLElement[]) =>
  some.map(toName).join() === others.map(toName).join();

/** Without the time that a countdown has left. */
const toName = ({ dataset, firstChild }: HTMLElement) => `${dataset.banner} ${firstChild?.textContent}`;

function stripsHeight(): number {
  return topStrips().reduce((sum, strip) => sum + strip.offsetHeight, 0);
}

/** Compensates the scroll position in all browsers, because only some have scroll anchoring. */
function withoutMoving(change: () => void): void {
  const { style } = document.documentElement;
  const main = document.querySelector('main');
  const before = main?.getBoundingClientRect().top ?? 0;
  style.overflowAnchor = 'none';
  change();
  scrollBy({ top: (main?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}

/** The server hides the buttons, because they do nothing without scripts. */
function showButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-close-banner]'))
    button.style.visibility = 'visible';
}

function closeByButton({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-close-banner]') : null;
  const banner = button?.closest<HTMLElement>('[data-banner]');
  if (!banner) return;
  closedBanners.save([...closedBanners.read(), Number(banner.dataset.banner)]);
  banner.remove();
  replaceFootStrips(footStrips());
}
