import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { showFault } from '../../gates/ui/public/gated.ts';
import { ownApi } from '../../sessions/ui/public/own-api.ts';
import { PushWay } from './push-way.tsx';
import { WebhookWay } from './webhook-way.tsx';

/** Where else one is told, and whether it works. */
export default function WayPart() {
  'use memo';
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await ownApi('/api/notifications/test', { method: 'POST' });
      await showToast({ tone: 'ok', title: '시험 알림을 보냈습니다', text: '켜 둔 곳마다 곧 도착합니다.' });
    } catch (fault) {
      await showFault(fault);
    }
    setSending(false);
  };
  return (
    <div className="pad ways">
      <PushWay />
      <WebhookWay />
      <div className="way">
        <Button size="sm" aria-disabled={isSending} onClick={() => void send()}>
          시험 알림 보내기
        </Button>
      </div>
    </div>
  );
}
