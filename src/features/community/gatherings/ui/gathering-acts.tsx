import { Suspense, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { navigate } from '#platform/client/navigate.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Dialog } from '#ui/overlay/lazy.ts';
import { can, canChangeGathering } from '../../guilds/guild.policy.ts';
import type { Rank } from '../../guilds/guild-codes.ts';
import { guildPath } from '../../guilds/guild-paths.ts';
import { newSettlementPath } from '../../settlements/settlement-page.params.ts';
import { createTurnOrder } from '../../turns/turn.contract.ts';
import { Refusal } from '../../ui/refusal.tsx';
import { useAct } from '../../ui/use-act.ts';
import { cancelGathering, type Gathering } from '../gathering.contract.ts';
import { GATHERING_STATE, type GatheringState } from '../gathering-codes.ts';
import css from './schedule.module.css';
import { renewSchedule } from './schedule-query.ts';

const ConfirmDialog = partOnDemand(() => import('../../parties/ui/own/confirm-dialog.tsx'));

interface GatheringActsProps {
  gathering: Gathering;
  state: GatheringState;
  rank: Rank;
  isMaker: boolean;
  onEdit: () => void;
}

/** What follows from a gathering, and what its maker and the heads may change of it. */
export default function GatheringActs({ gathering, state, rank, isMaker, onEdit }: GatheringActsProps) {
  const { id, guildId, title, repeat, counts } = gathering;
  const [isCancelling, setCancelling] = useState(false);
  const act = useAct(() => renewSchedule(guildId));
  const isStanding = state === GATHERING_STATE.upcoming || state === GATHERING_STATE.running;
  const isBegun = state === GATHERING_STATE.running || state === GATHERING_STATE.ended;
  const mayChange = isStanding && canChangeGathering(rank, isMaker);
  const maySettle = isBegun && can(rank, 'write');
  const mayOrder = state !== GATHERING_STATE.cancelled && counts.coming > 0 && can(rank, 'schedule');
  if (!mayChange && !maySettle && !mayOrder) return null;
  const cancel = (isSeries: boolean) => {
    setCancelling(false);
    const params = { id: guildId, gatheringId: id };
    void act.run(() => call(cancelGathering, { params, query: isSeries ? { series: 'true' } : {} }));
  };
  const order = async () => {
    const isMade = await act.run(() => call(createTurnOrder, { body: { guildId, gatheringId: id, title } }));
    if (isMade) navigate(guildPath(guildId, 'loot'));
  };
  return (
    <div className={css.acts}>
      {maySettle && <ButtonLink href={newSettlementPath({ guild: guildId, gathering: id })}>정산 시작</ButtonLink>}
      {mayOrder && (
        <Button aria-disabled={act.isSending} onClick={() => void order()}>
          순번표 만들기
        </Button>
      )}
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
      <Refusal act={act} />
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
