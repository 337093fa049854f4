import { KEY_TABLE } from '#shared/key-table.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { useShownForm } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import type { ActEffect } from '../act-effect.ts';
import css from './acts.module.css';
import { EffectsList } from './effects-list.tsx';

interface ShortAct {
  /** All that a press does: `30일 정지 · 44건 정리`. */
  text: string;
  /** Below it. */
  detail: string | undefined;
  /** On the button. */
  label: string;
}

interface ActFootProps {
  /** All that a press does. */
  label: string;
  sendingLabel: string;
  effects: readonly ActEffect[];
  /** In the bar of phones, where a label that says all of it would not fit. */
  short?: ShortAct | undefined;
  onClose?: (() => void) | undefined;
}

/** The foot of a form that is a part of its page: all that a press does, and the button that says it, on phones above the tabs too. */
export function ActFoot({ label, sendingLabel, effects, short, onClose }: ActFootProps) {
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
        {short && (
          <span>
            <b className="block">{short.text}</b>
            {short.detail !== undefined && <span className="meta block">{short.detail}</span>}
          </span>
        )}
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? sendingLabel : (short?.label ?? label)}
        </Button>
      </ActionBar>
    </>
  );
}
