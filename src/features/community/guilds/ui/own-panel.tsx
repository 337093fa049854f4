import { type ComponentType, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './guilds.module.css';

/** The same for everybody until its body is loaded; this device remembers how high it was. */
export function OwnGuildPanel() {
  const [Body, setBody] = useState<ComponentType>();
  useEffect(() => {
    import('./own/own-panel-body.tsx').then(
      ({ default: loaded }) => setBody(() => loaded),
      () => undefined,
    );
  }, []);
  return (
    <Panel title="내 문파" id="mine">
      <div className={css.ownBody}>{Body && <Body />}</div>
    </Panel>
  );
}
