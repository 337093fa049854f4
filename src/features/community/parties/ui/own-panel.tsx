import { type ComponentType, useEffect, useRef, useState } from 'react';
import { storeRoom } from '#platform/client/own-rooms.ts';
import { Panel } from '#ui/components/panel.tsx';
import css from './parties.module.css';

/** The same for everybody until its body is loaded; this device remembers how high it was. */
export function OwnPanel() {
  const [Body, setBody] = useState<ComponentType>();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    import('./own/own-panel-body.tsx').then(
      ({ default: loaded }) => setBody(() => loaded),
      () => undefined,
    );
  }, []);
  useEffect(() => (Body && body.current ? storeRoom('own-party', body.current) : undefined), [Body]);
  return (
    <Panel title="내 파티" id="mine">
      <div className={css.ownBody}>
        <div ref={body}>{Body && <Body />}</div>
      </div>
    </Panel>
  );
}
