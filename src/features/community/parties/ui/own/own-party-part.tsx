import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Panel } from '#ui/components/panel.tsx';
import { partyLine } from '../../party.labels.ts';
import { OpenParties } from '../public/open-parties.tsx';
import { ownParties } from './own-parties.ts';

export default function OwnPartyPart() {
  const party = useLiveQuery(ownParties).data?.party;
  return (
    party && (
      <Panel title="내 파티" more={{ href: '/party#mine', label: '파티 목록' }}>
        <OpenParties rows={[partyLine(party)]} />
      </Panel>
    )
  );
}
