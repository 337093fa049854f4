import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';
import css from './parties.module.css';
import { SignInInvitation } from './sign-in-invitation.tsx';

/** What the part says to the signed out is what the server draws for everybody. */
const Body = await drawnLater<object>(async () =>
  import.meta.env.SSR ? SignInInvitation : (await import('./own/own-panel-body.tsx')).default,
);

/** The same for everybody until its body is loaded; this device remembers how high it was. */
export function OwnPanel() {
  return (
    <Panel title="내 파티" id="mine" className={css.own}>
      <div className={css.ownBody}>
        <Body />
      </div>
    </Panel>
  );
}
