import { classNames } from '#ui/components/class-names.ts';

interface FilterChoicesProps {
  look: 'seg' | 'chips';
  className?: string | undefined;
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

/** Exclusive choices of a filter form. They are radio buttons, so that they work without scripts too. */
export function FilterChoices({ look, className, label, name, options, value }: FilterChoicesProps) {
  return (
    <div
      className={classNames(look === 'seg' ? 'seg' : 'chips scroll', className)}
      role="radiogroup"
      aria-label={label}
    >
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
