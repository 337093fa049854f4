import { Suspense } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';

const OwnPartyPart = partOnDemand(() => import('../own/own-party-part.tsx'));

/**
 * Shows players on their own page the party in which they have a seat. It comes last, after the page, so that nothing
 * moves.
 */
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
