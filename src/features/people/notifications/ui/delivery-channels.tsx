import { useState } from 'react';
import { call } from '#platform/client/call.ts';
import { Button } from '#ui/components/button.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { sendTestNotification } from '../notification.contract.ts';
import { NotificationGroupsPart } from './notification-groups.tsx';
import css from './notifications.module.css';
import { PushChannel } from './push-channel.tsx';
import { WebhookChannel } from './webhook-channel.tsx';

export default function DeliveryChannels() {
  'use memo';
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await call(sendTestNotification);
      await showToast({ tone: 'ok', title: '테스트 알림을 보냈습니다', text: '켜 둔 곳마다 곧 도착합니다.' });
    } catch (error) {
      await showError(error);
    }
    setSending(false);
  };
  return (
    <div className={`pad form small ${css.ofAllChannels}`}>
      <PushChannel />
      <WebhookChannel />
      <NotificationGroupsPart />
      <div className={`stack gap-2 ${css.channel}`}>
        <Button size="sm" aria-disabled={isSending} onClick={() => void send()}>
          테스트 알림 보내기
        </Button>
      </div>
    </div>
  );
}
