import { Suspense } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';

const OwnPartyPart = partOnDemand(() => import('../own/own-party-part.tsx'));

/** On a player's page, for the player alone: the party in which he sits. It comes last, after the page, and moves nothing. */
export function OwnPartyLine({ userId }: { userId: string }) {
  const me = useMe();
  return (
    me.status === 'in' &&
    me.me?.userId === userId && (
      <Suspense>
        <OwnPartyPart />
      </Suspense>
    )
  );
}
