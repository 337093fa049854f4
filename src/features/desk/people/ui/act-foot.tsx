import { KEY_TABLE } from '#shared/key-table.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { useShownForm } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import css from './people.module.css';

interface ActFootProps {
  /** All that a press does. */
  label: string;
  sendingLabel: string;
  effects: readonly string[];
  onClose?: (() => void) | undefined;
}

/** Lists all that a press does, above the button that says it; on phones the button stands above the tabs too. */
export function ActFoot({ label, sendingLabel, effects, onClose }: ActFootProps) {
  const { phase } = useShownForm().submission;
  const isSending = phase === 'sending';
  return (
    <>
      <div>
        <h3 className="meta">누르면</h3>
        <ul className={css.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <FormFoot label={label} sendingLabel={sendingLabel} className={css.foot} buttonClass={`wide ${css.main}`}>
        {onClose && <Button onClick={onClose}>취소</Button>}
      </FormFoot>
      <p className={`wide meta ${css.keys}`}>
        {KEY_TABLE.pressMain.keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </p>
      <ActionBar>
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? sendingLabel : label}
        </Button>
      </ActionBar>
    </>
  );
}
