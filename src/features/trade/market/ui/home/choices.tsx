interface ChoicesProps {
  /** A frame of two to five, or pills. */
  look: 'seg' | 'chips';
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

/** One of several, as radios of a form: it works without scripts, and the arrows move it. */
export function Choices({ look, label, name, options, value }: ChoicesProps) {
  return (
    <div className={look === 'seg' ? 'seg pick-one' : 'chips scroll pick-one'} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={look === 'seg' ? undefined : 'chip'}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
