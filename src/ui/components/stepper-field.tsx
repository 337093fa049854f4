import { MinusIcon, PlusIcon } from '../icons/icons.tsx';

interface StepperFieldProps {
  /** Names the player or thing that the number belongs to. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small whole number, changed by one: − and + around it. */
export function StepperField({ label, value, min, max, onChange }: StepperFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a table's cell
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        data-press=""
        aria-label={`${label} 줄이기`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <output aria-live="off" data-spoken="">
        {value}
      </output>
      <button
        type="button"
        data-press=""
        aria-label={`${label} 늘리기`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  );
}
