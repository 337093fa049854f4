import { call } from '#platform/client/call.ts';
import { onDevice } from '#platform/client/device-storage.ts';
import { subscribePassively } from '#platform/client/live-passive.ts';
import { NewestAnswer } from '#platform/client/newest-answer.ts';
import { listBanners, type ShownBanner } from '../setting.contract.ts';
import { BANNERS_CHANGED, siteTopic } from '../site.topics.ts';
import { bannerElement } from './banner-element.ts';

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
 * past the banners, it waits for the next path.
 */
export function followBanners(router: BannerRouter): void {
  let { pathname } = router.state.location;
  let next: readonly ShownBanner[] | undefined;
  let knownAt = performance.now();
  const newest = new NewestAnswer();
  const receive = (banners: readonly ShownBanner[]) => {
    newest.begin();
    knownAt = performance.now();
    next = banners;
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
  subscribePassively(siteTopic, ({ type, data }) => {
    if (type === BANNERS_CHANGED && Array.isArray(data)) receive(data as ShownBanner[]);
    else if (type === 'resync') void read();
  });
  router.subscribe(() => {
    const { location: place } = router.state;
    if (place.pathname === pathname) return;
    pathname = place.pathname;
    show();
    const isLive = document.documentElement.dataset.live === 'live';
    if (!isLive && performance.now() - knownAt > KNOWN_MS) void read().then(show);
  });
  addEventListener('scroll', showUnseen, { passive: true });
  document.addEventListener('click', closeByButton);
  showButtons();
}

const shownBanners = () => [...document.querySelectorAll<HTMLElement>('[data-banner]')];

function showBanners(banners: readonly ShownBanner[]): void {
  const closed = closedBanners.read();
  const wanted = banners.filter(({ id }) => !closed.includes(id)).map(bannerElement);
  const present = shownBanners();
  if (wanted.map(toName).join() === present.map(toName).join()) return;
  for (const strip of present) strip.remove();
  document.querySelector('.top')?.before(...wanted);
}

const toName = ({ dataset, textContent }: HTMLElement) => `${dataset.banner} ${textContent}`;

function stripsHeight(): number {
  return shownBanners().reduce((sum, strip) => sum + strip.offsetHeight, 0);
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
}
