import { Checkbox, Select } from '#ui/components/field.tsx';
import switchCss from '../../../site/ui/switch.module.css';
import type { EditorProps } from './editor-props.ts';
import css from './fields.module.css';

const UNKNOWN = { value: '', label: '모름' };

export function ChoiceEditor({ type, value, isNullable, control, onChange }: EditorProps<'choice'>) {
  const chosen = typeof value === 'string' ? value : '';
  const offered = type.choices.map((one) => ({ value: String(one.value), label: one.label }));
  // Nothing stands in the field of a new row at first.
  const none = isNullable ? UNKNOWN : { value: '', label: '선택' };
  return (
    <Select
      {...control}
      className={css.whole}
      options={isNullable || chosen === '' ? [none, ...offered] : offered}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function ChoicesEditor({ type, label, value, control, onChange }: EditorProps<'choices'>) {
  const chosen = Array.isArray(value) ? value : [];
  if (type.count === 1) {
    const one = chosen[0] ?? '';
    return (
      <ChoiceEditor
        type={{ kind: 'choice', choices: type.choices }}
        {...{ label, control }}
        value={one}
        isNullable={false}
        onChange={(next) => onChange(next === '' ? null : [next])}
      />
    );
  }
  return (
    <fieldset {...control} className={css.list}>
      {type.choices.map((choice) => {
        const text = String(choice.value);
        const others = chosen.filter((one) => one !== text);
        return (
          <Checkbox
            key={text}
            label={choice.label}
            checked={others.length < chosen.length}
            onChange={({ target }) => onChange(target.checked ? [...others, text] : others)}
          />
        );
      })}
    </fieldset>
  );
}

/** A switch; it is changed with the rest of the form. */
export function FlagEditor({ type, label, value, control, onChange }: EditorProps<'flag'>) {
  const isOn = value === 'true';
  return (
    <span className={css.flag}>
      <button
        {...control}
        type="button"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        className={switchCss.toggle}
        onClick={() => onChange(isOn ? 'false' : 'true')}
      />
      <span aria-hidden="true">{isOn ? type.labels.on : type.labels.off}</span>
    </span>
  );
}
