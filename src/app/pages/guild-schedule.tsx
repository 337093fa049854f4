import { SchedulePart } from '#features/community/gatherings/ui/schedule-part.tsx';
import type { InsideProps } from '#features/community/guilds/ui/member/guild-tab.ts';
import { orderGathering } from '#features/community/loot-rotation/ui/order-gathering.tsx';
import { settleGathering } from '#features/community/settlements/ui/settle-gathering.tsx';

const FOLLOW_UPS = [settleGathering, orderGathering];

export default function GuildSchedule({ guildId, rank, profileId }: InsideProps) {
  return <SchedulePart guildId={guildId} rank={rank} profileId={profileId} followUps={FOLLOW_UPS} />;
}
