import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { startCorrections } from '#features/content/corrections/ui/public/start-corrections.ts';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { listItems } from '#features/game-data/items/item-endpoints.contract.ts';
import { setGearAccount } from '#features/game-data/items/ui/gear-account.ts';
import { listMonsters } from '#features/game-data/monsters/monster-endpoints.contract.ts';
import { listSkills } from '#features/game-data/skills/skill-endpoints.contract.ts';
import { initSession, onSessionChange, playerOf, sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { startSession } from '#features/people/sessions/ui/public/start-session.ts';
import { startSignIn } from '#features/people/sign-in/ui/public/start-sign-in.ts';
import { scrollToAnchor } from '#features/shell/anchors/ui/scroll-to-anchor.ts';
import '#features/shell/errors/ui/error-page.tsx';
import type { SiteAds } from '#features/shell/ads/ad-slot.rules.ts';
import { type FollowedBuilds, followBuilds } from '#features/shell/builds/ui/follow-builds.ts';
import { accountButton } from '#features/shell/frame/ui/account-button.tsx';
import { showAccountButton } from '#features/shell/frame/ui/account-slot.tsx';
import { showUnread } from '#features/shell/frame/ui/bell-slot.tsx';
import { carryGameServer, type ServerRouter } from '#features/shell/frame/ui/carry-game-server.ts';
import { closeSheetsBesidesPhones } from '#features/shell/frame/ui/close-sheets.ts';
import { followScroll } from '#features/shell/frame/ui/follow-scroll.ts';
import { addFontStylesheet } from '#features/shell/frame/ui/font-stylesheet.ts';
import { setOperatorEntries } from '#features/shell/frame/ui/operator-entries.ts';
import { type GuardedRouter, startGuard } from '#features/shell/guards/ui/start-guard.ts';
import { afterLoad, whenIdle } from '#platform/client/after-load.ts';
import { beforeRouter } from '#platform/client/before-router.ts';
import { setDataVersion, versionQuery } from '#platform/client/data-version.ts';
import { followLinks } from '#platform/client/follow-links.ts';
import { tolerateForeignNodes } from '#platform/client/foreign-nodes.ts';
import { renewLive } from '#platform/client/live.ts';
import { type Navigate, setNavigate } from '#platform/client/navigate.ts';
import { followLeaving } from '#platform/client/page-leaving.ts';
import { prefetchWhenIdle } from '#platform/client/prefetch.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { urlOf } from '#shared/endpoint.ts';
import { isPageError } from '#shared/page.ts';
import { fromOwnEntry, startBackCloses } from '#ui/overlay/back-closes.ts';
import { toRoute, toRouteParts } from './client-routes.tsx';
import { deskLinks } from './desk-links.ts';
import { fetchFaces } from './fetch-faces.ts';
import { loadAhead, loadPayload, setBuild } from './load-payload.ts';
import { recoverMissingCode } from './missing-part.tsx';
import { documentInstead, obeyRulesInHistory } from './obey-rules.ts';
import { waitForOverlays } from './overlays.ts';
import { loadPageCode } from './page-code.ts';
import type { PageState } from './page-state.ts';
import { findPage, isDesk, isOfRouter, listPages } from './pages-of-router.ts';
import { type FailingRouter, showUnlistedTrades } from './show-unlisted-trade.ts';

interface ClientRouter extends GuardedRouter, ServerRouter, FailingRouter {
  readonly state: GuardedRouter['state'] & ServerRouter['state'] & FailingRouter['state'];
  subscribe(listener: () => void): () => void;
  navigate(path: string, options?: { replace?: boolean }): Promise<void>;
}

/** Static lists for tools. Their addresses change with the facts, so they are requested once. */
const STATIC_LISTS = [listSkills, listItems, listDungeons, listMonsters];

export function startClient(router: ClientRouter, { build, dataVersion, site, ads, errors }: PageState): void {
  tolerateForeignNodes();
  followLeaving();
  recoverMissingCode();
  const builds = followBuilds(build);
  const navigate = navigateBy(router, builds);
  setBuild(build, () => getDestination(router));
  setNavigate(navigate);
  startBackCloses(router, beforeRouter);
  obeyRulesInHistory(router, builds);
  setDataVersion(dataVersion);
  waitForOverlays(dataVersion, { isDesk: isDesk(location.pathname) });
  followLinks({ navigate, prepare: preparePage });
  scrollToAnchors(router);
  followScroll();
  closeSheetsBesidesPhones();
  startPerson(site);
  startGuard(router, site.guard);
  if (isSignedOutPage(errors)) reloadWhenSignedIn();
  showUnlistedTrades(router);
  startCorrections();
  carryGameServer(router, navigate, {
    servers: site.gameServers,
    knowsServers: (pathname) => findPage(pathname)?.hasServerPicker ?? false,
  });
  whenIdle(() => showBanners(router));
  if (ads) whenIdle(() => showAds(router, ads));
  afterLoad(() => addFontStylesheet(site));
  whenIdle(() => void import('#platform/client/follow-changes.ts'));
  prefetchWhenIdle(STATIC_LISTS.map((list) => urlOf(list, { query: versionQuery() })));
  fetchFaces();
  performance.mark('all-pages');
}

/** Returns the pages that the present one leads to without a new document. */
export function pageRoutes(): RouteObject[] {
  return listPages(location.pathname).map((line) => ({
    ...toRoute(line, loadPage),
    lazy: async () => toRouteParts({ line, module: await loadPageCode(line) }),
  }));
}

export function loadPage({ request }: LoaderFunctionArgs): Promise<unknown> {
  return loadPayload(new URL(request.url), request.signal);
}

/**
 * Navigates by the route rules. API documents, pictures, unknown paths and, once the site has another build, all paths
 * are requested from the server.
 * @throws {Error} for a rule with an unknown middleware; the page stays
 */
function navigateBy(router: ClientRouter, builds: FollowedBuilds): Navigate {
  const go: Navigate = (path, options) => {
    const { pathname, hash } = new URL(path, location.href);
    const target = documentInstead(path, { from: location.pathname, builds });
    if (target !== undefined) location.assign(target);
    else if (isOfRouter(pathname, location.pathname)) void router.navigate(path, options).then(() => focusPlace(hash));
    else location.assign(path);
  };
  return (path, options) => fromOwnEntry(() => go(path, options));
}

/** Focuses a focusable target (the skip link's), as the browser does without a router. */
function focusPlace(hash: string): void {
  if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
}

function preparePage(path: string): void {
  const url = new URL(path, location.href);
  if (url.pathname === location.pathname) return;
  const page = findPage(url.pathname);
  if (!page) return;
  void page.page().catch(() => undefined);
  loadAhead(url);
}

function getDestination({ state }: ClientRouter): string {
  const { pathname, search, hash } = state.navigation.location ?? location;
  return pathname + search + hash;
}

function scrollToAnchors(router: ClientRouter): void {
  let seen: unknown;
  const look = () => {
    const { location: place } = router.state;
    if (place === seen) return;
    seen = place;
    scrollToAnchor(place.hash);
  };
  router.subscribe(look);
  look();
}

function startPerson({ signIn }: PageState['site']): void {
  initSession(signIn);
  const showPerson = () => showAccountButton(accountButton(sessionUser()));
  onSessionChange(showPerson);
  showPerson();
  onSessionChange(showBell);
  showBell();
  onSessionChange(hideBlocked);
  hideBlocked();
  setOperatorEntries(deskLinks);
  setGearAccount(async () => (await import('#features/people/gear/ui/public/account-gear.ts')).accountGear);
  startSignIn();
  startSession();
  renewLiveWithPerson();
}

/** Messages for a person are sent with the session that the connection began with, so it must reconnect. */
function renewLiveWithPerson(): void {
  let known: string | undefined;
  onSessionChange(() => {
    const state = sessionUser();
    if (state.status === 'unknown') return;
    const now = state.status === 'in' ? (state.me?.userId ?? 'in') : 'out';
    if (now !== known) renewLive(known !== undefined);
    known = now;
  });
}

function isSignedOutPage(errors: PageState['errors']): boolean {
  return Object.values(errors ?? {}).some((error) => isPageError(error) && error.status === 401);
}

function showBanners(router: ClientRouter): void {
  import('#features/shell/settings/ui/follow-banners.ts').then(
    ({ followBanners }) => followBanners(router),
    (error: unknown) => console.warn('알림을 바꾸는 코드를 가져오지 못했습니다.', error),
  );
}

function showAds(router: ClientRouter, ads: SiteAds): void {
  import('#features/shell/ads/ui/start-ads.ts').then(
    ({ startAds }) => startAds(router, ads),
    (error: unknown) => console.warn('광고 자리를 채우지 못했습니다.', error),
  );
}

/** The session may only have expired: after a refresh the same address is loaded again, once. */
function reloadWhenSignedIn(): void {
  const look = () => {
    if (sessionUser().status === 'in') reloadOnce(location.pathname + location.search + location.hash);
  };
  onSessionChange(look);
  look();
}

/** Loads the code only for players. */
function hideBlocked(): void {
  if (!playerOf(sessionUser()) && !isHiding) return;
  isHiding = true;
  import('#features/people/blocks/ui/public/blocked-rows.ts').then(
    ({ followBlockedRows }) => followBlockedRows(),
    (error: unknown) => console.warn('차단 목록을 가져오지 못했습니다.', error),
  );
}

let isHiding = false;
let isBadgeStarted = false;

/** Loads the code only for signed-in users, and for browsers that still have a former user's push subscription. */
function showBell(): void {
  const { status } = sessionUser();
  const isLeft = isBadgeStarted || ('Notification' in window && Notification.permission === 'granted');
  if (status !== 'in' && !(status === 'out' && isLeft)) return;
  isBadgeStarted = true;
  import('#features/people/notifications/ui/public/notification-badge.ts').then(
    ({ startNotificationBadge }) =>
      startNotificationBadge(showUnread, async (notification) => {
        const { alertToast } = await import('#features/trade/watches/ui/public/alert-toast.tsx');
        return alertToast(notification);
      }),
    (error: unknown) => console.warn('종을 가져오지 못했습니다.', error),
  );
}
