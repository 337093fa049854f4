import { useMemo } from 'react';
import type { Parsed } from '#features/people/require-login/ui/public/submission.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { changeGathering, createGathering, type Gathering } from '../gathering.contract.ts';
import { gatheringDraft } from './gathering-draft.ts';
import { GatheringFieldsPanel } from './gathering-fields.tsx';
import { emptyFields, FIELD_NAMES, type FieldName, faultsOf, fieldsOf, wishesOf } from './gathering-form.rules.ts';
import { renewSchedule } from './schedule-query.ts';

interface NewGatheringFormProps {
  guildId: number;
  /** `2026-11-26`: of the day on which it is to be. */
  day: string;
  onDone: (gathering: Gathering) => void;
  onClose: () => void;
}

export default function NewGatheringForm({ guildId, day, onDone, onClose }: NewGatheringFormProps) {
  const stored = useMemo(() => gatheringDraft(guildId), [guildId]);
  const draft = useDraft(stored, () => emptyFields(day));
  const submission = useSubmission({
    endpoint: createGathering,
    draft,
    parse(fields): Parsed<typeof createGathering, FieldName> {
      const issues = faultsOf(fields, new Date());
      if (Object.keys(issues).length > 0) return { issues };
      return { input: { params: { id: guildId }, body: wishesOf(fields) } };
    },
    async onDone(gathering) {
      stored.delete();
      await renewSchedule(guildId);
      onDone(gathering);
      return undefined;
    },
    fields: FIELD_NAMES,
    words: { atFields: '빨간색으로 표시된 항목을 확인해 주세요.' },
    explain: (fault) => fault.message,
  });
  return (
    <GatheringFieldsPanel
      title="일정 만들기"
      fields={draft.values}
      submission={submission}
      submitLabel={submission.phase === 'sending' ? '만드는 중' : '일정 만들기'}
      onClose={onClose}
    />
  );
}

interface ChangeGatheringFormProps {
  gathering: Gathering;
  onClose: () => void;
}

export function ChangeGatheringForm({ gathering, onClose }: ChangeGatheringFormProps) {
  const { id, guildId, at } = gathering;
  const draft = useDraft(null, () => fieldsOf(gathering));
  const submission = useSubmission({
    endpoint: changeGathering,
    draft,
    parse(fields): Parsed<typeof changeGathering, FieldName> {
      const issues = faultsOf(fields, new Date(), at);
      if (Object.keys(issues).length > 0) return { issues };
      const { at: moved, ...wishes } = wishesOf(fields);
      const body = Date.parse(moved) === Date.parse(at) ? wishes : { at: moved, ...wishes };
      return { input: { params: { id: guildId, gatheringId: id }, body } };
    },
    async onDone() {
      await renewSchedule(guildId);
      onClose();
      return undefined;
    },
    fields: FIELD_NAMES,
    words: { atFields: '빨간색으로 표시된 항목을 확인해 주세요.' },
    explain: (fault) => fault.message,
  });
  return (
    <GatheringFieldsPanel
      title="일정 수정"
      fields={draft.values}
      submission={submission}
      submitLabel={submission.phase === 'sending' ? '수정하는 중' : '수정'}
      onClose={onClose}
    />
  );
}
