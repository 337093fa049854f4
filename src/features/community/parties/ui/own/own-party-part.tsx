import { Panel } from '#ui/components/panel.tsx';
import { partyLine } from '../../party-line.ts';
import { OpenParties } from '../public/open-parties.tsx';
import { useOwnParties } from './own-parties.ts';

export default function OwnPartyPart() {
  const party = useOwnParties(true).data?.party;
  return (
    party && (
      <Panel title="내 파티" more={{ href: '/party#mine', label: '파티 목록' }}>
        <OpenParties rows={[partyLine(party)]} />
      </Panel>
    )
  );
}
