import { OwnPanel } from '#features/community/parties/ui/own-panel.tsx';
import { SignInInvitation } from '#features/community/parties/ui/sign-in-invitation.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';

/** The server draws for everybody what the signed out are shown. */
const Body = await drawnLater<object>(async () =>
  import.meta.env.SSR ? SignInInvitation : (await import('./party-parts.tsx')).OwnBody,
);

export const ownPartyPanel = <OwnPanel Body={Body} />;
