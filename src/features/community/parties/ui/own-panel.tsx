import type { ComponentType } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './parties.module.css';

/** The same for everybody until its body is loaded; this device remembers how high it was. */
export function OwnPanel({ Body }: { Body: ComponentType<object> }) {
  return (
    <Panel title="내 파티" id="mine" className={css.own}>
      <div className={css.ownBody}>
        <Body />
      </div>
    </Panel>
  );
}
