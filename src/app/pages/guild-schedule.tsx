import { GATHERING_STATE } from '#features/community/gatherings/gathering.rules.ts';
import type { GatheringFollowUp } from '#features/community/gatherings/ui/gathering-acts.tsx';
import { SchedulePart } from '#features/community/gatherings/ui/schedule-part.tsx';
import { can } from '#features/community/guilds/guild.policy.ts';
import type { InsideProps } from '#features/community/guilds/ui/member/guild-tab.ts';
import { orderGathering } from '#features/community/loot-rotation/ui/order-gathering.tsx';
import { newSettlementPath } from '#features/community/settlements/settlement-page.params.ts';
import { ButtonLink } from '#ui/components/button.tsx';

/** Begins a settlement among the players of a gathering that has begun. */
const settleGathering: GatheringFollowUp = {
  name: 'settlement',
  isOffered: (_, { state, rank }) =>
    (state === GATHERING_STATE.running || state === GATHERING_STATE.ended) && can(rank, 'write'),
  Act: ({ gathering: { id, guildId } }) => (
    <ButtonLink href={newSettlementPath({ guild: guildId, gathering: id })}>정산 시작</ButtonLink>
  ),
};

const FOLLOW_UPS = [settleGathering, orderGathering];

export default function GuildSchedule({ guildId, rank, profileId }: InsideProps) {
  return <SchedulePart guildId={guildId} rank={rank} profileId={profileId} followUps={FOLLOW_UPS} />;
}
