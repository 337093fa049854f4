import css from './people.module.css';

interface ChoiceTabsProps<Value extends string> {
  label: string;
  choices: readonly (readonly [Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Chooses which rows of a panel are shown, in its head. */
export function ChoiceTabs<Value extends string>({ label, choices, value, onChoose }: ChoiceTabsProps<Value>) {
  return (
    <fieldset className={`seg sm ${css.tabs}`} aria-label={label}>
      {choices.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          className={choice === value ? 'on' : undefined}
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
