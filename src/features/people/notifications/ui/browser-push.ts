import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { findServiceWorker, registerServiceWorker } from '#platform/client/service-worker.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { getPushKey, subscribePush, unsubscribePush } from '../push.contract.ts';

export type PushState =
  /** The browser does not support it, or the page is not a secure context. */
  | 'unsupported'
  /** iOS supports it only for sites on the home screen. */
  | 'home-screen'
  | 'denied'
  | 'off'
  | 'on';

/** Returns the states that need no request; undefined: on or off. */
function refusedPush(): PushState | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isPhoneOutsideHomeScreen() ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Initial guess until the state is known, so that the placeholder has the likely height. */
export function likelyPushState(): PushState {
  return refusedPush() ?? 'off';
}

/** The state of this browser, which changes by its own buttons alone. */
export const browserPush = defineLiveQuery({
  key: ['notifications', 'push'],
  read: pushState,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Subscribes again when the server has deleted the subscription. */
async function pushState(): Promise<PushState> {
  const refused = refusedPush();
  if (refused) return refused;
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  await register(subscription);
  return 'on';
}

export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return Notification.permission === 'denied' ? 'denied' : 'off';
  }
  const { publicKey } = await call(getPushKey);
  const registration = await registerServiceWorker();
  // A subscription for other keys of the site would never receive anything.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await register(subscription);
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

async function register(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await call(subscribePush, { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await findServiceWorker();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function isPhoneOutsideHomeScreen(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
}

export async function explainError(error: unknown): Promise<void> {
  if (error instanceof ApiError) return showError(error);
  // The browser's own message is for developers.
  console.warn('브라우저 알림을 바꾸지 못했습니다.', error);
  await showToast({
    tone: 'bad',
    title: '이 브라우저로는 받지 못합니다',
    text: '브라우저가 알림 서비스에 연결하지 못했습니다. 시크릿 창이라면 일반 창에서 켜 주세요.',
    durationMs: 6000,
  });
}
