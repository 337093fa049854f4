interface PanelChoiceProps<Value extends string> {
  label: string;
  choices: readonly (readonly [value: Value, label: string])[];
  value: NoInfer<Value>;
  onChoose(value: NoInfer<Value>): void;
}

/** The looks of a panel, side by side in its head. */
export function PanelChoice<const Value extends string>({ label, choices, value, onChoose }: PanelChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div className="seg sm" role="group" aria-label={label}>
      {choices.map(([one, text]) => (
        <button
          key={one}
          type="button"
          className={one === value ? 'on' : undefined}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
