import { ButtonLink } from '#ui/components/button.tsx';
import { GATHERING_STATE } from '../../gatherings/gathering-codes.ts';
import type { GatheringFollowUp } from '../../gatherings/ui/gathering-acts.tsx';
import { can } from '../../guilds/guild.policy.ts';
import { newSettlementPath } from '../settlement-page.params.ts';

/** Begins a settlement among the players of a gathering that has begun. */
export const settleGathering: GatheringFollowUp = {
  name: 'settlement',
  isOffered: (_, { state, rank }) =>
    (state === GATHERING_STATE.running || state === GATHERING_STATE.ended) && can(rank, 'write'),
  Act: ({ gathering: { id, guildId } }) => (
    <ButtonLink href={newSettlementPath({ guild: guildId, gathering: id })}>정산 시작</ButtonLink>
  ),
};
