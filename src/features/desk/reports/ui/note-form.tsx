import { useMemo } from 'react';
import { NOTE_LENGTH } from '#features/people/players/player.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import css from './report-panel.module.css';
import { reportMutations } from './report-query.ts';

const noteForm = defineForm({
  fields: { text: multiline({ label: '메모', hint: '운영자만 봅니다', ...NOTE_LENGTH, isCounted: true }) },
});

/** A note about the player, for other operators. */
export function NoteForm({ profileId, onClose }: { profileId: number; onClose: () => void }) {
  const stored = useMemo(() => draftInTab(`player-note:${profileId}`, noteForm.parse), [profileId]);
  const submission = useForm(noteForm, {
    endpoint: reportMutations.addNote,
    stored,
    toInput: (body) => ({ params: { id: profileId }, body }),
    onDone() {
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      of={noteForm}
      submission={submission}
      id="note"
      label="메모 쓰기"
      className={`pad ${css.form}`}
      isOpened
      foot={
        <FormFoot label="메모 남기기" sendingLabel="남기는 중">
          <Button onClick={onClose}>취소</Button>
        </FormFoot>
      }
    />
  );
}
