import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { GATHERING_STATE } from '../../gatherings/gathering.rules.ts';
import type { GatheringFollowUp } from '../../gatherings/ui/gathering-acts.tsx';
import { guildPath } from '../../guilds/guild.labels.ts';
import { can } from '../../guilds/guild.policy.ts';
import { turnMutations } from './loot-rotation-query.ts';

/** Lets officers begin a loot rotation of the players who come to a gathering. */
export const orderGathering: GatheringFollowUp = {
  name: 'turns',
  isOffered: ({ counts }, { state, rank }) =>
    state !== GATHERING_STATE.cancelled && counts.coming > 0 && can(rank, 'schedule'),
  Act({ gathering: { id, guildId, title }, act }) {
    const order = async () => {
      const isMade = await act.run(turnMutations.createOfGathering, { body: { guildId, gatheringId: id, title } });
      if (isMade) navigate(guildPath(guildId, 'loot'));
    };
    return (
      <Button aria-disabled={act.isSending} onClick={() => void order()}>
        순번표 만들기
      </Button>
    );
  },
};
