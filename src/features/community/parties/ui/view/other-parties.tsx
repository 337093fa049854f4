import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useNow } from '#platform/client/use-now.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { PartyPageData } from '../../pages/party.loader.ts';
import { useOwnPlaces } from '../own-party-store.ts';
import { PartyRow } from '../party-row.tsx';

export interface OtherPartiesProps {
  parties: PartyPageData['others'];
}

export default function OtherParties({ parties }: OtherPartiesProps) {
  const now = useNow();
  const own = useOwnPlaces();
  const job = playerOf(useMe())?.job ?? null;
  return (
    <Panel title="지금 모집 중" more={{ href: '/party', label: '파티 목록' }}>
      <ul className="lines">
        {parties.map((party) => (
          <PartyRow
            key={party.id}
            party={party}
            now={now}
            job={job}
            role={own.asked.has(party.id) ? 'requester' : undefined}
            isSeated={own.partyId !== null}
          />
        ))}
      </ul>
    </Panel>
  );
}
