import { useId } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceFieldProps<Value extends number | string> {
  label: string;
  name: string;
  choices: readonly { value: Value; label: string; tone?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  isLabelHidden?: boolean;
  /** `tall` stands beside a field of two lines; `tight` fits up to five choices in the column of a form. */
  size?: 'tall' | 'tight';
  className?: string | undefined;
}

/** Two to five exclusive choices, as radio buttons: one tab stop, moved by the arrow keys. */
export function ChoiceField<Value extends number | string>({
  label,
  name,
  choices,
  value,
  onChoose,
  isLabelHidden,
  size,
  className,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classNames('field', className)} role="radiogroup" aria-labelledby={id}>
      <span className={isLabelHidden ? 'visually-hidden' : 'label'} id={id}>
        {label}
      </span>
      <div
        className={classNames('seg even', size)}
        style={{ gridTemplateColumns: `repeat(${choices.length}, var(--choice, 1fr))` }}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={choice.value === value ? classNames('on', choice.tone) : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}
