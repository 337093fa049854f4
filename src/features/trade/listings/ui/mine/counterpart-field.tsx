import { Field, TextInput } from '#ui/components/field.tsx';
import css from './my-trades.module.css';

const MAX_NAME_LENGTH = 12;

interface CounterpartFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

export function CounterpartField({ label, value, error, onChange }: CounterpartFieldProps) {
  return (
    <Field
      className={css.counterpart}
      label={label}
      id="counterpart"
      hint="그 사람에게만 맞는지 물어봅니다. 이름은 공개되지 않습니다"
      error={error}
    >
      <TextInput
        id="counterpart"
        value={value}
        data-max-letters={MAX_NAME_LENGTH}
        placeholder="이 사이트의 캐릭터 이름"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="counterpart-hint"
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
