import { useMemo } from 'react';
import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import css from '../../acts/ui/acts.module.css';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import { shoutMutations } from './shout-query.ts';

const LENGTHS = [
  { value: 1, label: '1시간' },
  { value: 24, label: '1일' },
  { value: 168, label: '7일' },
  { value: 720, label: '30일' },
];
const USUAL_HOURS = 24;

export const muteForm = defineForm({
  fields: {
    hours: choice<number>({ label: '기간', size: 'tight', empty: USUAL_HOURS, choices: LENGTHS }),
    reason: multiline({ label: '사유', min: 2, max: 200, isCounted: true }),
  },
});

interface MuteFormProps {
  shout: OperatorBroadcast;
  onDone: (shouts: number) => void;
  onClose: () => void;
}

/** Hides all shouts of a name for a while. */
export function MuteForm({ shout: { name, gameServer }, onDone, onClose }: MuteFormProps) {
  const stored = useMemo(() => draftInTab(`desk-mute:${gameServer}:${name}`, muteForm.parse), [gameServer, name]);
  const submission = useForm(muteForm, {
    endpoint: shoutMutations.mute,
    stored,
    toInput: ({ hours, reason }) => ({ body: { name, gameServer, hours, reason } }),
    onDone({ changed }) {
      onDone(changed);
      return undefined;
    },
    explain: (_, usual) => usual,
  });
  const { values, change } = submission;
  const length = LENGTHS.find(({ value }) => value === values.hours)?.label ?? '';
  return (
    <Form of={muteForm} submission={submission} id="mute" label="이름 막기" className={`pad ${css.form}`} isOpened>
      <FormField of={muteForm} name="hours" />
      <ReasonChips kinds={['hide']} text={values.reason} onChoose={({ text }) => change({ reason: text })} />
      <FormField of={muteForm} name="reason" />
      <EffectsList
        effects={[
          `‘${name}’ 이름의 외침을 ${length} 동안 숨깁니다. 이미 보이는 것도 숨깁니다`,
          '같은 이름을 다른 사람이 쓰고 있을 수 있습니다. 회원을 정지하지는 않습니다',
        ]}
      />
      <FormFoot label={`${length} 막기`} sendingLabel="막는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
