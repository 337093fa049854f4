import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { KeywordsHere } from '../../keywords/ui/public/keywords-here.tsx';
import css from './broadcasts.module.css';

/** The same for everybody until its body is loaded. */
export function KeywordsPanel() {
  return (
    <Panel title="키워드 알림" id="keywords">
      <div className={css.keywords}>
        <LaterPart load={() => import('../../keywords/ui/public/keywords.tsx')}>
          <KeywordsHere />
        </LaterPart>
      </div>
    </Panel>
  );
}
