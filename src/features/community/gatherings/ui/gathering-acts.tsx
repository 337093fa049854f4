import { type ComponentType, Suspense, useState } from 'react';
import { type Act, useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Dialog } from '#ui/overlay/lazy.ts';
import type { Rank } from '../../guilds/guild.labels.ts';
import { canChangeGathering } from '../../guilds/guild.policy.ts';
import { ActError } from '../../ui/act-error.tsx';
import type { Gathering } from '../gathering.contract.ts';
import { GATHERING_STATE, type GatheringState } from '../gathering.rules.ts';
import css from './schedule.module.css';
import { gatheringMutations } from './schedule-query.ts';

const ConfirmDialog = partOnDemand(() => import('../../parties/ui/own/confirm-dialog.tsx'));

interface FollowUpProps {
  gathering: Gathering;
  /** Shared by all actions on the gathering, so that they run one at a time and show errors in one place. */
  act: Act;
}

/** Something that a satellite lets members begin from a gathering, such as a settlement or a loot rotation. */
export interface GatheringFollowUp {
  readonly name: string;
  isOffered(gathering: Gathering, standing: { state: GatheringState; rank: Rank }): boolean;
  readonly Act: ComponentType<FollowUpProps>;
}

interface GatheringActsProps {
  gathering: Gathering;
  state: GatheringState;
  rank: Rank;
  isMaker: boolean;
  followUps: readonly GatheringFollowUp[];
  onEdit: () => void;
}

/** Lets members begin what follows from a gathering, and its maker and the heads change it. */
export default function GatheringActs({ gathering, state, rank, isMaker, followUps, onEdit }: GatheringActsProps) {
  const { id, guildId, title, repeat } = gathering;
  const [isCancelling, setCancelling] = useState(false);
  const act = useAct();
  const isStanding = state === GATHERING_STATE.upcoming || state === GATHERING_STATE.running;
  const mayChange = isStanding && canChangeGathering(rank, isMaker);
  const offered = followUps.filter(({ isOffered }) => isOffered(gathering, { state, rank }));
  if (!mayChange && offered.length === 0) return null;
  const cancel = (isSeries: boolean) => {
    setCancelling(false);
    const params = { id: guildId, gatheringId: id };
    void act.run(gatheringMutations.cancel, { params, query: isSeries ? { series: 'true' } : {} });
  };
  return (
    <div className={css.acts}>
      {offered.map(({ name, Act }) => (
        <Act key={name} gathering={gathering} act={act} />
      ))}
      {mayChange && (
        <>
          <Button tone="ghost" onClick={onEdit}>
            수정
          </Button>
          <Button tone="ghost" aria-disabled={act.isSending} onClick={() => setCancelling(true)}>
            일정 취소
          </Button>
        </>
      )}
      <ActError act={act} />
      <Suspense>
        {isCancelling && repeat === null && (
          <ConfirmDialog
            label="일정 취소"
            question={`‘${title}’ 일정이 취소됩니다.`}
            note="참가와 미정으로 답한 사람에게 알립니다."
            confirm="취소하기"
            onConfirm={() => cancel(false)}
            onClose={() => setCancelling(false)}
          />
        )}
        {isCancelling && repeat !== null && (
          <Dialog open onClose={() => setCancelling(false)} label="일정 취소">
            <p>‘{title}’ 일정은 매주 되풀이합니다.</p>
            <p className="dim">참가와 미정으로 답한 사람에게 알립니다.</p>
            <span className="row wrap">
              <Button tone="danger" onClick={() => cancel(false)}>
                이번만 취소
              </Button>
              <Button tone="danger" onClick={() => cancel(true)}>
                다음 것도 모두
              </Button>
              <Button tone="ghost" onClick={() => setCancelling(false)}>
                그대로 두기
              </Button>
            </span>
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}
