import { Suspense, useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Skeleton } from '#ui/components/states.tsx';
import ConfirmDialog from '../../parties/ui/own/confirm-dialog.tsx';
import type { Settlement } from '../settlement.contract.ts';
import { mayDelete, mayManage } from '../settlement.policy.ts';
import { isMarked, toRoles } from '../settlement.rules.ts';
import { EntriesPanel } from './entries-panel.tsx';
import { OwnSharePanel } from './own-share-panel.tsx';
import css from './settlement.module.css';
import { settlementMutations } from './settlement-query.ts';
import { SharesPanel } from './shares-panel.tsx';
import { TextPanel } from './text-panel.tsx';

const ChangeForm = partOnDemand(() => import('./change-form.tsx'));

interface SettlementViewProps {
  settlement: Settlement;
  profileId: number;
}

export function SettlementView({ settlement, profileId }: SettlementViewProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton rows={6} />}>
        <ChangeForm settlement={settlement} profileId={profileId} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={css.cols}>
      <div className="stack">
        <EntriesPanel settlement={settlement} />
        <SharesPanel settlement={settlement} profileId={profileId} />
        <Tools settlement={settlement} profileId={profileId} onEdit={() => setEditing(true)} />
      </div>
      <div className={`stack ${css.side}`}>
        <OwnSharePanel settlement={settlement} profileId={profileId} />
        <TextPanel text={settlement.text} isMain />
      </div>
    </div>
  );
}

function Tools({ settlement, profileId, onEdit }: SettlementViewProps & { onEdit: () => void }) {
  const act = useAct();
  const [isDeleting, setDeleting] = useState(false);
  const roles = toRoles(settlement);
  if (!mayManage(roles, profileId)) return null;
  const isFixed = settlement.shares.some(isMarked);
  const remove = async () => {
    setDeleting(false);
    const isDone = await act.run(settlementMutations.delete, { params: { id: settlement.id } });
    if (isDone) navigate('/me#settlements', { replace: true });
  };
  return (
    <div className={css.tools}>
      <p className="meta grow" role={act.error ? 'alert' : undefined}>
        {act.error ?? '올린 사람과 돈 가진 사람이 수정하고 줬음을 표시합니다.'}
      </p>
      {mayDelete(roles, profileId, null) && (
        <Button tone="danger" disabled={isFixed} onClick={() => setDeleting(true)}>
          지우기
        </Button>
      )}
      <Button disabled={isFixed} onClick={onEdit}>
        수정
      </Button>
      {isDeleting && (
        <ConfirmDialog
          label="정산 지우기"
          question="이 정산을 지울까요?"
          note="나누는 사람들도 더 볼 수 없습니다. 되돌릴 수 없습니다."
          confirm="지우기"
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
