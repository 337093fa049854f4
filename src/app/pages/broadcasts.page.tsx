import { broadcastsParams } from '#features/community/broadcasts/broadcast.params.ts';
import BroadcastsPage from '#features/community/broadcasts/pages/broadcasts.page.tsx';
import css from '#features/community/keywords/ui/public/keywords-panel.module.css';
import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';

/** It is the same for everybody until its body is loaded. */
function KeywordsPanel() {
  return (
    <Panel title="키워드 알림" id="keywords">
      <div className={css.body}>
        <LaterPart load={() => import('#features/community/keywords/ui/public/keywords.tsx')}>
          <p className="pad small dim">정해 둔 말이 외침에 나오면 알림을 받습니다. 내 키워드가 여기에 보입니다.</p>
        </LaterPart>
      </div>
    </Panel>
  );
}

/** @public Read by the list of pages. */
export const params = broadcastsParams;

const KEYWORDS = <KeywordsPanel />;

export default function BroadcastsWithKeywords() {
  return <BroadcastsPage keywords={KEYWORDS} />;
}
