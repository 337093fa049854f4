import { SchedulePart } from '#features/community/gatherings/ui/schedule-part.tsx';
import type { InsideProps } from '#features/community/guilds/ui/member/guild-tab.ts';
import { settleGathering } from '#features/community/settlements/ui/settle-gathering.tsx';
import { orderGathering } from '#features/community/turns/ui/order-gathering.tsx';

const FOLLOW_UPS = [settleGathering, orderGathering];

export default function GuildSchedule({ guildId, rank, profileId }: InsideProps) {
  return <SchedulePart guildId={guildId} rank={rank} profileId={profileId} followUps={FOLLOW_UPS} />;
}
