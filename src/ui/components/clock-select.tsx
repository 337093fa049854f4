import { HOUR_CHOICES, minuteChoices } from '#shared/korean/time-choices.ts';
import { classNames } from './class-names.ts';
import css from './clock-select.module.css';
import { Select } from './field.tsx';

interface ClockSelectProps {
  /** Id of the select for hours, for the field's label. */
  id?: string;
  label: string;
  /** Time of day: `21:00`. */
  value: string;
  isWrong?: boolean | undefined;
  onChange: (value: string) => void;
}

export function ClockSelect({ id, label, value, isWrong, onChange }: ClockSelectProps) {
  const [hour = '', minute = ''] = value.split(':');
  return (
    <span className="row">
      <Select
        id={id}
        className={classNames('grow', css.whole)}
        aria-label={id === undefined ? `${label}, 시` : undefined}
        options={HOUR_CHOICES}
        value={hour}
        aria-invalid={isWrong}
        onChange={(event) => onChange(`${event.target.value}:${minute || '00'}`)}
      />
      <Select
        className={css.whole}
        aria-label={`${label}, 분`}
        options={minuteChoices(minute)}
        value={minute}
        aria-invalid={isWrong}
        onChange={(event) => onChange(`${hour || '00'}:${event.target.value}`)}
      />
    </span>
  );
}
