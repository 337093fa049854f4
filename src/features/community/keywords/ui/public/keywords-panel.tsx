import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';
import css from './keywords-panel.module.css';

/** It is the same for everybody until its body is loaded. */
export function KeywordsPanel() {
  return (
    <Panel title="키워드 알림" id="keywords">
      <div className={css.body}>
        <LaterPart load={() => import('./keywords.tsx')}>
          <p className="pad small dim">정해 둔 말이 외침에 나오면 알림을 받습니다. 내 키워드가 여기에 보입니다.</p>
        </LaterPart>
      </div>
    </Panel>
  );
}
