import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';
import css from './guilds.module.css';

/** It is the same for everybody until its body is loaded and knows the visitor. This device remembers its height. */
export function OwnGuildPanel() {
  return (
    <Panel title="내 문파" id="mine">
      <div className={css.ownBody}>
        <LaterPart load={() => import('./own/own-panel-body.tsx')}>
          <p className="pad small dim">들어간 문파와 보낸 신청이 여기에 보입니다.</p>
        </LaterPart>
      </div>
    </Panel>
  );
}
