import { startCorrections } from '#features/people/inquiries/ui/public/start-corrections.ts';
import { meState, onMe, openMe } from '#features/people/sessions/ui/public/me-store.ts';
import { startSession } from '#features/people/sessions/ui/public/start-session.ts';
import { startSignIn } from '#features/people/sign-in/ui/public/start-sign-in.ts';
import { accountButton } from '#features/shell/frame/ui/account-button.tsx';
import { showAccountButton } from '#features/shell/frame/ui/account-slot.tsx';
import { showUnread } from '#features/shell/frame/ui/bell-slot.tsx';
import { carryGameServer, type ServerRouter } from '#features/shell/frame/ui/carry-game-server.ts';
import { type GuardedRouter, startGuard } from '#features/shell/guards/ui/start-guard.ts';
import { renewLive } from '#platform/client/live.ts';
import { type Navigate, setNavigate } from '#platform/client/navigate.ts';
import type { Site } from '#ui/page/site-context.tsx';
import type { PageDefinition } from './page-definition.ts';

type VisitedRouter = GuardedRouter & ServerRouter;
/** The line of the list of pages that a path leads to. */
type PageOf = (pathname: string) => Pick<PageDefinition, 'hasServerPicker'> | undefined;

/** What accompanies a visitor from page to page; its code comes after that of the first page. */
export function startClient(
  router: VisitedRouter,
  navigate: Navigate,
  { signIn, guard, gameServers }: Site,
  pageOf: PageOf,
): void {
  setNavigate(navigate);
  openMe(signIn);
  const showPerson = () => showAccountButton(accountButton(meState()));
  onMe(showPerson);
  showPerson();
  onMe(showBell);
  showBell();
  startSignIn();
  startSession();
  startGuard(router, guard);
  startCorrections();
  renewLiveWithPerson();
  const knowsServers = (pathname: string) => pageOf(pathname)?.hasServerPicker ?? false;
  carryGameServer(router, navigate, { servers: gameServers, knowsServers });
}

/** What is told to a person is told by the session that the line began with. */
function renewLiveWithPerson(): void {
  let known: string | undefined;
  onMe(() => {
    const state = meState();
    if (state.status === 'unknown') return;
    const now = state.status === 'in' ? (state.me?.userId ?? 'in') : 'out';
    if (now !== known) renewLive(known !== undefined);
    known = now;
  });
}

let isBadgeStarted = false;

/** Its code is for who is signed in, and for a browser that still takes messages of who was. */
function showBell(): void {
  const { status } = meState();
  const isLeft = isBadgeStarted || ('Notification' in window && Notification.permission === 'granted');
  if (status !== 'in' && !(status === 'out' && isLeft)) return;
  isBadgeStarted = true;
  import('#features/people/notifications/ui/public/notification-badge.ts').then(
    ({ startNotificationBadge }) => startNotificationBadge(showUnread),
    (error: unknown) => console.warn('종을 가져오지 못했습니다.', error),
  );
}
