import PartyPage from '#features/community/parties/pages/party.page.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { ownPartyPanel } from './own-party-panel.tsx';

const EndedParty = partOnDemand(async () => {
  const [{ MemberPart }, { PARTY_PARTS }] = await Promise.all([
    import('#features/community/parties/ui/own/member-part.tsx'),
    import('./party-parts.tsx'),
  ]);
  return {
    default: (party: { id: number; profileId: number }) => <MemberPart {...party} parts={PARTY_PARTS.ended} />,
  };
});

export default function PartyWithOwn() {
  return <PartyPage own={ownPartyPanel} MemberPart={EndedParty} />;
}
