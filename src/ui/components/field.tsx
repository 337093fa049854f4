import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { classNames } from './class-names.ts';

export interface FieldProps {
  label: string;
  /** Id of the input; the hint is `{id}-hint`, for `aria-describedby`. */
  id: string;
  hint?: ReactNode;
  error?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({ label, id, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error ?? hint) && (
        <p className={error ? 'hint bad' : 'hint'} id={`${id}-hint`} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  icon?: ReactNode;
  after?: ReactNode;
  small?: boolean;
}

export function TextInput({ icon, after, small = false, className, ...rest }: TextInputProps) {
  const classes = classNames('in', small && 'sm', className);
  if (!icon && !after) return <input {...rest} className={classes} />;
  return (
    <span className={classes}>
      {icon}
      <input {...rest} />
      {after}
    </span>
  );
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  small?: boolean;
}

export function Select({ options, small = false, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('pick', className)}>
      <select {...rest} className={classNames('in', small && 'sm')}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}

export function Checkbox({
  label,
  className,
  ...rest
}: { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return (
    <label className={classNames('check', className)}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}
