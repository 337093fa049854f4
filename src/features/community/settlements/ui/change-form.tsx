import { useState } from 'react';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import type { Settlement } from '../settlement.contract.ts';
import { changeSettlement } from '../settlement-endpoints.contract.ts';
import { bodyOf, type FieldName, faultsOf, fieldsOf, type SettlementFields } from '../settlement-form.rules.ts';
import { SettlementForm } from './settlement-form.tsx';
import { showSettlement } from './settlement-query.ts';

interface ChangeFormProps {
  settlement: Settlement;
  profileId: number;
  onClose: () => void;
}

/** What somebody else saves meanwhile is shown beside what is typed; it is not replaced without a press. */
export default function ChangeForm({ settlement, profileId, onClose }: ChangeFormProps) {
  const [base, setBase] = useState(settlement);
  const [theirs, setTheirs] = useState<Settlement | null>(null);
  const draft = useDraft<SettlementFields>(null, () => fieldsOf(settlement));
  const submission = useSubmission({
    endpoint: changeSettlement,
    draft,
    parse(fields): Parsed<typeof changeSettlement, FieldName> {
      const issues = faultsOf(fields);
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { params: { id: base.id }, body: { version: base.version, ...bodyOf(fields) } } };
    },
    onDone(saved) {
      showSettlement(saved);
      onClose();
      return undefined;
    },
    fields: ['title', 'entries', 'shares'],
    explain(fault) {
      const { reason, current } = fault.data;
      if (reason === 'CHANGED') {
        setTheirs(current as Settlement);
        setBase(current as Settlement);
      }
      return fault.message;
    },
  });
  return (
    <SettlementForm
      fields={draft.values}
      submission={submission}
      profileId={profileId}
      isOfGuild={settlement.guildId !== null}
      theirs={theirs}
      onTheirs={() => {
        if (theirs) submission.reset(fieldsOf(theirs));
        setTheirs(null);
      }}
      submitLabel={submission.phase === 'sending' ? '저장하는 중' : theirs ? '내 것으로 저장' : '저장'}
      note="저장하면 나누는 사람이 모두 바뀐 것을 봅니다"
      onClose={onClose}
    />
  );
}
