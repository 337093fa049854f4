import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';
import css from './guilds.module.css';
import { OwnGuildsHere } from './own-guilds-here.tsx';

/** The same for everybody until its body is loaded; this device remembers how high it was. */
export function OwnGuildPanel() {
  return (
    <Panel title="내 문파" id="mine">
      <div className={css.ownBody}>
        <LaterPart load={() => import('./own/own-panel-body.tsx')}>
          <OwnGuildsHere />
        </LaterPart>
      </div>
    </Panel>
  );
}
