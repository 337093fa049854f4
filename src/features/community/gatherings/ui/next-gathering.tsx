import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { guildPath, type Rank } from '../../guilds/guild.labels.ts';
import { SCHEDULE_TAB } from '../schedule.params.ts';
import { listUpcoming } from './coming.rules.ts';
import { GatheringPanel } from './gathering-panel.tsx';
import { comingGatherings } from './schedule-query.ts';

interface NextGatheringProps {
  guildId: number;
  rank: Rank;
  profileId: number;
}

/** Shows the next gathering of a guild; renders nothing without one. */
export function NextGathering({ guildId, rank, profileId }: NextGatheringProps) {
  const upcoming = listUpcoming(useLiveQuery(comingGatherings, { guildId }).data ?? [], Date.now());
  const [next] = upcoming;
  if (!next) return null;
  return (
    <GatheringPanel
      key={next.id}
      title="다음 일정"
      listed={next}
      rank={rank}
      profileId={profileId}
      more={{ href: guildPath(guildId, SCHEDULE_TAB), label: `일정 ${upcoming.length}` }}
    />
  );
}
