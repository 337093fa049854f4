export interface FieldChoice<Value extends number | string> {
  value: Value;
  label: string;
  tone?: string;
}

export interface ChoiceFieldProps<Value extends number | string> {
  label: string;
  name: string;
  choices: readonly FieldChoice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  isLabelHidden?: boolean;
  isTall?: boolean;
}

/** Two to five exclusive choices, as radio buttons so that arrow keys move between them. */
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
