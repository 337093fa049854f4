import type { ReactNode } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Away, OwnPart, WaitingRows } from '../../require-login/ui/public/own-part.tsx';
import css from '../ui/notifications.module.css';
import { WaitingList } from '../ui/waiting-list.tsx';

const DeliveryChannels = partOnDemand(() => import('../ui/delivery-channels.tsx'));

interface NotificationsPageProps {
  received: ReactNode;
  watches: ReactNode;
  keywords: ReactNode;
}

export default function NotificationsPage({ received, watches, keywords }: NotificationsPageProps) {
  return (
    <>
      <PageMeta title="알림" description="받은 알림과 내 가격 알림, 키워드 알림, 알림을 받는 곳을 봅니다." />
      <PageHead
        title="알림"
        crumbs={[{ label: '홈', href: '/' }, { label: '알림' }]}
        lead="원하는 가격이 뜨면 바로 알려 드립니다"
      />
      <noscript>
        <p className="note mb-4">알림은 자바스크립트를 켜야 볼 수 있습니다.</p>
      </noscript>
      <div className={`cols needs-script ${css.page}`}>
        <div className="stack">
          <OwnPart waiting={<ReceivedPanel />} away={<AwayPanel />}>
            {received}
          </OwnPart>
          <Panel title="알림을 받는 곳" id="ways" className={css.delivery}>
            <div className={css.channels}>
              <OwnPart waiting={<WaitingRows />}>
                <DeliveryChannels />
              </OwnPart>
            </div>
          </Panel>
        </div>
        <div className="stack">
          <Panel title="내 가격 알림" id="watches">
            <div className={css.watches}>
              <OwnPart waiting={<WaitingRows />}>{watches}</OwnPart>
            </div>
          </Panel>
          <Panel title="키워드 알림" id="keywords" more={{ href: '/broadcast', label: '사자후' }}>
            <div className={css.keywords}>
              <OwnPart waiting={<WaitingRows />}>{keywords}</OwnPart>
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}

function ReceivedPanel() {
  return (
    <Panel title="받은 알림">
      <div className={css.list}>
        <WaitingList />
      </div>
    </Panel>
  );
}

function AwayPanel() {
  return (
    <Panel title="받은 알림">
      <Away />
    </Panel>
  );
}
