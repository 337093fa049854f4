import { memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import { Panel } from '#ui/components/panel.tsx';
import css from './parties.module.css';
import { SignInInvitation } from './sign-in-invitation.tsx';

const Body = drawnLater(() => import('./own/own-panel-body.tsx'), import.meta.env.SSR ? SignInInvitation : undefined);

/**
 * The same for everybody until its body is loaded; this device remembers how high it was. Memoized: drawn anew before that it
 * would lose what the server drew.
 */
export const OwnPanel = memo(function OwnPanel() {
  return (
    <Panel title="내 파티" id="mine" className={css.own}>
      <div className={css.ownBody}>
        <Suspense>
          <Body />
        </Suspense>
      </div>
    </Panel>
  );
});
