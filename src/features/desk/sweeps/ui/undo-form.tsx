import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import type { Sweep } from '../sweep.contract.ts';
import { undoEffects } from '../sweep.labels.ts';
import { sweepMutations } from './sweep-query.ts';

interface UndoFormProps {
  sweep: Sweep;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Shows again what a sweep hid and nobody touched since. */
export function UndoForm({ sweep, onDone, onClose }: UndoFormProps) {
  const { id } = sweep;
  return (
    <ReasonForm
      mutation={sweepMutations.undo}
      name={`sweep-undo-${id}`}
      label="일괄 정리 되돌리기"
      sendingLabel="되돌리는 중"
      hint="운영 기록에 남습니다"
      kinds={[]}
      effects={undoEffects(sweep)}
      toInput={(reason) => ({ params: { id }, body: { reason } })}
      onDone={() => onDone('일괄 정리를 되돌렸습니다.')}
      onClose={onClose}
    />
  );
}
