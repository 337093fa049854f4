import { OwnPartyLine } from '#features/community/parties/ui/public/own-party-line.tsx';
import ProfilePage from '#features/people/profiles/pages/profile.page.tsx';
import { RecordPanel } from '#features/trade/records/ui/public/record-panel.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { load } from './profile.loader.ts';

/** @public Read by the list of pages. */
export const params = gameServerParams;

const ProfileTrades = await drawnLater(
  async () => (await import('#features/trade/trades/ui/public/profile-trades.tsx')).ProfileTrades,
);

export default function ProfileWithTrades() {
  const { profile, trades, record } = usePageData<typeof load>();
  return (
    <ProfilePage
      trades={<ProfileTrades trades={trades} name={profile.name} />}
      record={
        <>
          {record && <RecordPanel record={record} />}
          <OwnPartyLine userId={profile.userId} />
        </>
      }
    />
  );
}
