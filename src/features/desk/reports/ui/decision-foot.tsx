import { useWindowKind } from '#platform/client/window-kind.ts';
import { Button } from '#ui/components/button.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import css from '../../acts/ui/acts.module.css';

interface DecisionFootProps {
  label: string;
  sendingLabel: string;
  /** Closes the form; without it the form is a part of its page, whose main button stands in the bar of phones. */
  onClose: (() => void) | undefined;
}

export function DecisionFoot({ label, sendingLabel, onClose }: DecisionFootProps) {
  const isBar = useWindowKind() === 'phone' && onClose === undefined;
  return (
    <FormFoot
      label={label}
      sendingLabel={sendingLabel}
      className={isBar ? `action-bar ${css.bar}` : css.foot}
      buttonClass={css.main}
    >
      {onClose && <Button onClick={onClose}>취소</Button>}
    </FormFoot>
  );
}
