import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { DAY_MS } from '#shared/durations.ts';
import { defineForm } from '#shared/form.ts';
import { choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import css from './report-panel.module.css';
import { explainRefusal, reportMutations } from './report-query.ts';

const DAYS = [1, 3, 7, 14];
/** The server's clock may be a little behind. */
const GRACE_MS = 60_000;

export const laterForm = defineForm({
  fields: {
    days: choice<number>({
      label: '보류 기간',
      size: 'tight',
      empty: 1,
      choices: DAYS.map((value) => ({ value, label: `${value}일` })),
    }),
  },
});

const EFFECTS = [
  '그때까지, 또는 그 사람의 다음 신고까지 대기에서 빠집니다',
  '같은 것에 대한 신고가 모두 함께 빠지고, 아무에게도 알리지 않습니다',
];

function endAfter(days: number): string {
  const isLongest = days === DAYS.at(-1);
  return new Date(Date.now() + days * DAY_MS + (isLongest ? -GRACE_MS : GRACE_MS)).toISOString();
}

interface LaterFormProps {
  reportId: number;
  onDone: () => void;
  onClose?: (() => void) | undefined;
}

/** Puts off all reports about the thing. */
export function LaterForm({ reportId, onDone, onClose }: LaterFormProps) {
  const submission = useForm(laterForm, {
    endpoint: reportMutations.putOff,
    toInput: ({ days }) => ({ params: { id: reportId }, body: { until: endAfter(days) } }),
    onDone() {
      onDone();
      return undefined;
    },
    explain: explainRefusal,
  });
  return (
    <Form
      of={laterForm}
      submission={submission}
      id="later"
      label="보류"
      className={`pad ${css.form}`}
      isOpened={onClose !== undefined}
    >
      <FormField of={laterForm} name="days" />
      <EffectsList effects={EFFECTS} />
      <DecisionFoot label="보류하기" sendingLabel="보류하는 중" onClose={onClose} />
    </Form>
  );
}
