import type { Gathering } from '../../../gatherings/gathering.contract.ts';
import { nextOf, upcomingOf } from '../../../gatherings/ui/coming.rules.ts';
import { GatheringPanel } from '../../../gatherings/ui/gathering-panel.tsx';
import type { useComing } from '../../../gatherings/ui/schedule-query.ts';
import { GuildOwedPanel } from '../../../settlements/ui/guild-owed-panel.tsx';
import type { Rank } from '../../guild-codes.ts';
import { guildPath } from '../../guild-paths.ts';

interface BoardSideProps {
  guildId: number;
  rank: Rank;
  profileId: number;
  coming: ReturnType<typeof useComing>;
}

/** Beside the board: the next gathering, and the money to receive. */
export default function BoardSide({ guildId, rank, profileId, coming }: BoardSideProps) {
  const now = Date.now();
  const gatherings: readonly Gathering[] = coming.data ?? [];
  const next = nextOf(gatherings, now);
  return (
    <>
      {next && (
        <GatheringPanel
          key={next.id}
          title="다음 일정"
          listed={next}
          rank={rank}
          profileId={profileId}
          more={{ href: guildPath(guildId, 'schedule'), label: `일정 ${upcomingOf(gatherings, now).length}` }}
        />
      )}
      <GuildOwedPanel guildId={guildId} profileId={profileId} />
    </>
  );
}
