export interface FieldChoice<Value extends number | string> {
  value: Value;
  label: string;
  /** Class of the chosen one: sides of a trade have their own colour. */
  tone?: string;
}

export interface ChoiceFieldProps<Value extends number | string> {
  label: string;
  name: string;
  choices: readonly FieldChoice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Said to screen readers alone. */
  isLabelHidden?: boolean;
  /** As high as the thing chosen beside it. */
  isTall?: boolean;
}

/** Two to five exclusive choices in one frame: radios, so that arrow keys move between them. */
export function ChoiceField<Value extends number | string>(props: ChoiceFieldProps<Value>) {
  const { label, name, choices, value, onChoose, isLabelHidden, isTall } = props;
  return (
    <fieldset className="field">
      <legend className={isLabelHidden ? 'visually-hidden' : 'label'}>{label}</legend>
      <span className={isTall ? 'seg even tall' : 'seg even'}>
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <label key={choice.value} className={isChosen ? `on ${choice.tone ?? ''}`.trim() : undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={choice.value}
                checked={isChosen}
                onChange={() => onChoose(choice.value)}
              />
              {choice.label}
            </label>
          );
        })}
      </span>
    </fieldset>
  );
}
