import { KEY_TABLE } from '#shared/key-table.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { useShownForm } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import css from './acts.module.css';
import { EffectsList } from './effects-list.tsx';

interface ActFootProps {
  /** All that a press does. */
  label: string;
  sendingLabel: string;
  effects: readonly string[];
  onClose?: (() => void) | undefined;
}

/** The foot of a form that is a part of its page: all that a press does, and the button that says it, on phones above the tabs too. */
export function ActFoot({ label, sendingLabel, effects, onClose }: ActFootProps) {
  const { phase } = useShownForm().submission;
  const isSending = phase === 'sending';
  return (
    <>
      <EffectsList effects={effects} />
      <FormFoot label={label} sendingLabel={sendingLabel} className={css.foot} buttonClass={`wide ${css.main}`}>
        {onClose && <Button onClick={onClose}>취소</Button>}
      </FormFoot>
      <p className={`wide meta ${css.keys}`}>
        {KEY_TABLE.pressMain.keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </p>
      <ActionBar className={css.bar}>
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? sendingLabel : label}
        </Button>
      </ActionBar>
    </>
  );
}
