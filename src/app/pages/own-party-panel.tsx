import type { ComponentType } from 'react';
import css from '#features/community/parties/ui/parties.module.css';
import { SignInInvitation } from '#features/community/parties/ui/sign-in-invitation.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';

/** It is the same for everybody until its body is loaded. This device remembers its height. */
function OwnPanel({ Body }: { Body: ComponentType<object> }) {
  return (
    <Panel title="내 파티" id="mine" className={css.own}>
      <div className={css.ownBody}>
        <Body />
      </div>
    </Panel>
  );
}

/** The server draws for everybody what the signed out are shown. */
const Body = await drawnLater<object>(async () =>
  import.meta.env.SSR ? SignInInvitation : (await import('./party-parts.tsx')).OwnBody,
);

export const ownPartyPanel = <OwnPanel Body={Body} />;
