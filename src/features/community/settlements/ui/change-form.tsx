import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { useConflict } from '#platform/client/form/use-conflict.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import type { Settlement } from '../settlement.contract.ts';
import { changeSettlement } from '../settlement-endpoints.contract.ts';
import { settlementForm, toSettlementValues } from './settlement-fields.ts';
import { SettlementForm } from './settlement-form.tsx';
import { settlementById } from './settlement-query.ts';

interface ChangeFormProps {
  settlement: Settlement;
  profileId: number;
  onClose: () => void;
}

/**
 * A version that somebody else saved meanwhile is shown beside the form, and replaces nothing until the visitor chooses
 * it.
 */
export default function ChangeForm({ settlement, profileId, onClose }: ChangeFormProps) {
  const conflict = useConflict(settlement, ({ data }) =>
    data.reason === 'CHANGED' ? (data.current as Settlement) : undefined,
  );
  const submission = useForm(settlementForm, {
    endpoint: changeSettlement,
    first: () => toSettlementValues(settlement),
    toInput: (body) => ({ params: { id: conflict.base.id }, body: { version: conflict.base.version, ...body } }),
    onDone(saved) {
      storeAnswer(settlementById, saved.id, saved);
      onClose();
      return undefined;
    },
    explain: conflict.explain,
  });
  return (
    <SettlementForm
      submission={submission}
      profileId={profileId}
      isOfGuild={settlement.guildId !== null}
      theirs={conflict.theirs}
      onTheirs={() => {
        const theirs = conflict.acceptTheirs();
        if (theirs) submission.reset(toSettlementValues(theirs));
      }}
      submitLabel={submission.phase === 'sending' ? '저장하는 중' : conflict.theirs ? '내 것으로 저장' : '저장'}
      note="저장하면 나누는 사람이 모두 바뀐 것을 봅니다"
      onClose={onClose}
    />
  );
}
