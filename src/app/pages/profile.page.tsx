import { OwnPartyLine } from '#features/community/parties/ui/public/own-party-line.tsx';
import { BlockButton } from '#features/people/blocks/ui/public/block-button.tsx';
import ProfilePage from '#features/people/profiles/pages/profile.page.tsx';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { RecordPanel } from '#features/trade/records/ui/public/record-panel.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { load } from './profile.loader.ts';

/** @public Read by the list of pages. */
export const params = gameServerParams;

const ProfileTrades = await drawnLater(
  async () => (await import('#features/trade/listings/ui/public/profile-trades.tsx')).ProfileTrades,
);

export default function ProfileWithTrades() {
  const { profile, trades, record } = usePageData<typeof load>();
  return (
    <ProfilePage
      trades={<ProfileTrades trades={trades} name={profile.name} />}
      ownLink={<OwnLink userId={profile.userId} />}
      acts={
        <>
          <BlockButton profileId={profile.id} name={profile.name} />
          <ReportButton profileId={profile.id} name={profile.name} />
        </>
      }
      record={
        <>
          {record && <RecordPanel record={record} />}
          <OwnPartyLine userId={profile.userId} />
        </>
      }
    />
  );
}

function OwnLink({ userId }: { userId: string }) {
  const state = useMe();
  if (state.status !== 'in' || state.me?.userId !== userId) return null;
  return (
    <a className="more" href="/me">
      수정
    </a>
  );
}
