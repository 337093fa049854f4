import type { ComponentType } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import css from './parties.module.css';

/** It is the same for everybody until its body is loaded. This device remembers its height. */
export function OwnPanel({ Body }: { Body: ComponentType<object> }) {
  return (
    <Panel title="내 파티" id="mine" className={css.own}>
      <div className={css.ownBody}>
        <Body />
      </div>
    </Panel>
  );
}
