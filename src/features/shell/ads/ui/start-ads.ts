import { onSessionChange } from '#features/people/sessions/ui/public/me-store.ts';
import { isOffline } from '#platform/client/is-offline.ts';
import { isLoopbackHost } from '#shared/loopback.ts';
import { showsAds, toFilling } from '../ad-choice.rules.ts';
import { refreshesAds, startAdClock, windAdClock } from '../ad-clock.rules.ts';
import { hasFrameAds, mayHaveAds } from '../ad-page.rules.ts';
import { AD_SLOTS, type AdSize, type AdSlot, adSizeAt, RESIZE_DEBOUNCE_MS, type SiteAds } from '../ad-slot.rules.ts';
import { adLabels } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import { adReader } from './ad-reader.ts';
import css from './ads.module.css';
import { adConsent, followChoiceLinks } from './consent-question.ts';
import { fillSlot } from './fill-slot.ts';

interface AdRouter {
  readonly state: { readonly location: { readonly pathname: string }; readonly errors: object | null };
  subscribe(listener: () => void): unknown;
}

interface ShownSlot {
  box: HTMLElement;
  /** Identifies the content: the slot is filled again when it changes. */
  key: string;
  end(): void;
}

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'touchmove'];

/**
 * Fills the slots of the frame, and refills them by the rules of contract §24. Their space is reserved from the start.
 */
export function startAds(router: AdRouter, ads: SiteAds): void {
  const isLocal = isLoopbackHost(location.hostname);
  if (!showsAds({ provider: ads.provider, isOn: true, isLocal })) return;
  const shown = new Map<AdSlot, ShownSlot>();
  let { pathname } = router.state.location;
  const documentPath = pathname;
  let clock = startAdClock(performance.now());
  let turn = 0;
  let resized: ReturnType<typeof setTimeout> | undefined;

  function close(slot: AdSlot): void {
    const { box, end } = shown.get(slot) ?? {};
    end?.();
    box?.remove();
    shown.delete(slot);
  }

  function showSlot(slot: AdSlot, size: AdSize | undefined): void {
    const known = shown.get(slot);
    const isStanding = known?.box.isConnected === true;
    const content = toFilling(ads.provider, adConsent.read(), adReader());
    const key = `${size?.width}x${size?.height} ${turn} ${content}`;
    if (isStanding && known.key === key) return;
    if (!size || !isStanding) close(slot);
    const box = size && (isStanding ? known.box : openBox(slot));
    if (!box) return;
    shown.get(slot)?.end();
    shown.set(slot, { box, key, end: fillSlot(box, { slot, size, ads, content, turn }) });
  }

  function layOut(): void {
    const { location: place, errors } = router.state;
    const hasAds = !errors && !isOffline() && hasFrameAds(place.pathname);
    for (const slot of AD_SLOTS) showSlot(slot, hasAds ? adSizeAt(slot, innerWidth) : undefined);
  }

  function follow(): void {
    const { location: place } = router.state;
    // Navigation in the history opens no document, so the previous document's policy would continue to apply.
    if (ads.direct && mayHaveAds(place.pathname) !== mayHaveAds(documentPath)) location.reload();
    if (place.pathname !== pathname) {
      const now = performance.now();
      const { countedMs } = windAdClock(clock, now, true);
      const hasVisibleSlot = [...shown.values()].some(({ box }) => box.checkVisibility());
      if (refreshesAds({ from: pathname, to: place.pathname, windowWidth: innerWidth, hasVisibleSlot, countedMs }))
        turn += 1;
      pathname = place.pathname;
      clock = startAdClock(now);
    }
    layOut();
  }

  const wind = () => {
    clock = windAdClock(clock, performance.now(), true);
  };
  for (const sign of SIGNS) addEventListener(sign, wind, { passive: true, capture: true });
  addEventListener('resize', () => {
    clearTimeout(resized);
    resized = setTimeout(layOut, RESIZE_DEBOUNCE_MS);
  });
  for (const change of ['online', 'offline']) addEventListener(change, layOut);
  adConsent.watch(layOut);
  onSessionChange(layOut);
  if (ads.provider === 'gpt') followChoiceLinks();
  if (ads.direct) openDocumentsAcross(router);
  router.subscribe(follow);
  layOut();
}

/**
 * With the network's script in the page, pages with and without ads have different policies: links between them open a
 * document.
 */
function openDocumentsAcross(router: AdRouter): void {
  const mark = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && mayHaveAds(link.pathname) !== mayHaveAds(router.state.location.pathname)) link.dataset.native = '';
  };
  document.addEventListener('click', mark, { capture: true });
}

/**
 * Opens the box of a slot: in a rail, which has reserved its space, or for the anchor above the tab bar. Returns
 * undefined if the frame has no such rail.
 */
function openBox(slot: AdSlot): HTMLElement | undefined {
  const place = slot === 'anchor' ? document.body : document.querySelector(`[data-rail="${slot}"]`);
  const box = ad('aside', {
    className: `${css.box} ${slot === 'anchor' ? css.anchor : css.rail}`,
    ariaLabel: adLabels.slots[slot],
  });
  box.dataset.adSlot = slot;
  place?.append(box);
  return place ? box : undefined;
}
