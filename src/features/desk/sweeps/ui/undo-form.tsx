import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import css from '../../reports/ui/report-panel.module.css';
import type { Sweep } from '../sweep.contract.ts';
import { sweepMutations } from './sweep-query.ts';

export const undoForm = defineForm({
  fields: { reason: multiline({ label: '되돌리는 사유', min: 2, max: 200, isCounted: true }) },
});

interface UndoFormProps {
  sweep: Sweep;
  onDone: (text: string) => void;
  onClose: () => void;
}

export function UndoForm({ sweep: { id, trades, changed, sanction }, onDone, onClose }: UndoFormProps) {
  const submission = useForm(undoForm, {
    endpoint: sweepMutations.undo,
    toInput: (body) => ({ params: { id }, body }),
    onDone() {
      onDone('일괄 정리를 되돌렸습니다.');
      return undefined;
    },
  });
  const effects = [
    '숨긴 것 가운데 그 뒤로 아무도 손대지 않은 것이 다시 보이고 시세에 듭니다',
    ...(trades === 'cancel' ? ['내린 거래는 그대로입니다'] : []),
    ...(changed.parties > 0 ? ['닫은 파티는 그대로입니다'] : []),
    ...(sanction === 'suspension' ? ['함께 한 정지가 남아 있으면 풀립니다'] : []),
    ...(sanction === 'warning' ? ['함께 한 경고가 취소됩니다'] : []),
  ];
  return (
    <Form of={undoForm} submission={submission} id="undo" label="되돌리기" className={`pad ${css.form}`} isOpened>
      <FormField of={undoForm} name="reason" />
      <div>
        <h3 className="meta">누르면</h3>
        <ul className={css.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <FormFoot label="일괄 정리 되돌리기" sendingLabel="되돌리는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
