import { call } from '#platform/client/call.ts';
import { findServiceWorker, registerServiceWorker } from '#platform/client/service-worker.ts';
import { getPushKey, subscribePush, unsubscribePush } from '../push.contract.ts';

export type PushState =
  /** The browser does not support it, or the page is not a secure context. */
  | 'unsupported'
  /** iOS supports it only for sites on the home screen. */
  | 'home-screen'
  | 'denied'
  | 'off'
  | 'on';

/** Subscribes again when the server has deleted the subscription. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isPhoneOutsideHomeScreen() ? 'home-screen' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
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
