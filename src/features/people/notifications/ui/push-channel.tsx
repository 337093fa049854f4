import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { findServiceWorker, registerServiceWorker } from '#platform/client/service-worker.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { getPushKey, subscribePush, unsubscribePush } from '../push.contract.ts';
import css from './notifications.module.css';

const PUSH = ['notifications', 'push'] as const;

const WORDS: Record<PushState, string> = {
  unsupported: '이 브라우저는 닫혀 있을 때 알림을 받지 못합니다. 사이트를 열어 둔 동안에만 알려 드립니다.',
  'home-screen': '아이폰과 아이패드에서는 공유 버튼의 ‘홈 화면에 추가’로 더한 뒤, 거기서 열어 켤 수 있습니다.',
  denied:
    '이 브라우저에서 이 사이트의 알림을 막아 두었습니다. 주소 앞의 자물쇠(사이트 설정)에서 알림을 ‘허용’으로 바꾸고 이 페이지를 다시 열어 주세요.',
  off: '사이트를 닫아 두어도 이 기기에 알림이 뜹니다. 켜면 브라우저가 권한을 묻습니다.',
  on: '사이트를 닫아 두어도 이 기기에 알림이 뜹니다.',
};

export function PushChannel() {
  const { data, error, refetch } = useQuery(
    { queryKey: PUSH, queryFn: pushState, retry: false, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  const [isChanging, setChanging] = useState(false);
  const change = async () => {
    if (isChanging) return;
    setChanging(true);
    try {
      queryClient.setQueryData(PUSH, await (data === 'on' ? turnOffPush() : turnOnPush()));
    } catch (fault) {
      await explainRefusal(fault);
    }
    setChanging(false);
  };
  return (
    <div className={`stack gap-2 ${css.channel}`}>
      <h3 className="row">
        이 브라우저 {data === 'on' && <Tag tone="ok">켬</Tag>}
        {data === 'denied' && <Tag tone="warn">막힘</Tag>}
      </h3>
      <p className="dim">{error ? `상태를 확인하지 못했습니다. ${error.message}` : WORDS[data ?? 'off']}</p>
      {error && (
        <Button size="sm" onClick={() => void refetch()}>
          다시 확인
        </Button>
      )}
      {(data === 'on' || data === 'off') && (
        <Button size="sm" aria-disabled={isChanging} onClick={() => void change()}>
          {data === 'on' ? '끄기' : '이 브라우저로 받기'}
        </Button>
      )}
    </div>
  );
}

async function explainRefusal(fault: unknown): Promise<void> {
  if (fault instanceof ApiError) return showError(fault);
  // The browser's own message is for developers.
  console.warn('브라우저 알림을 바꾸지 못했습니다.', fault);
  await showToast({
    tone: 'bad',
    title: '이 브라우저로는 받지 못합니다',
    text: '브라우저가 알림 서비스에 연결하지 못했습니다. 시크릿 창이라면 일반 창에서 켜 주세요.',
    durationMs: 6000,
  });
}

type PushState =
  /** The browser does not support it, or the page is not a secure context. */
  | 'unsupported'
  /** iOS supports it only for sites on the home screen. */
  | 'home-screen'
  | 'denied'
  | 'off'
  | 'on';

/** Subscribes again when the server has deleted the subscription. */
async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isPhoneOutsideHomeScreen() ? 'home-screen' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  await register(subscription);
  return 'on';
}

async function turnOnPush(): Promise<PushState> {
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

async function turnOffPush(): Promise<PushState> {
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
