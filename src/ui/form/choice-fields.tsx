import type { ReactNode } from 'react';
import { ChoiceField } from '../components/choice-field.tsx';
import { Checkbox, Select } from '../components/field.tsx';
import type { ControlProps, FieldKind, FieldLook } from './field-kind.ts';

type Chosen = number | string | null;

interface Choice<Value extends Chosen> {
  readonly value: Value;
  readonly label: string;
  /** Class of the chosen one. */
  readonly tone?: string;
}

interface ChoiceOptions<Value extends Chosen> extends FieldLook {
  readonly empty: NoInfer<Value>;
  readonly choices: readonly Choice<Value>[];
}

function choiceRules<Value extends Chosen>({ empty, choices }: ChoiceOptions<Value>) {
  return {
    empty,
    parse: (stored: unknown) => choices.find(({ value }) => value === stored)?.value,
    read: (value: Value) => ({ sent: value }),
    write: (sent: Value) => sent,
  };
}

/** Two to five exclusive choices side by side. */
export function choice<Value extends number | string>(
  options: ChoiceOptions<Value> & { readonly size?: 'tall' | 'tight' },
): FieldKind<Value> {
  const { label, was, choices, size } = options;
  return {
    label,
    was,
    ...choiceRules(options),
    frame: 'none',
    showsIssue: false,
    draw: ({ id, value, className, onChange, 'aria-label': bareLabel }) => (
      <ChoiceField
        {...{ label, choices, value, size, className }}
        isLabelHidden={bareLabel !== undefined}
        name={id}
        onChoose={onChange}
      />
    ),
  };
}

interface SelectOptions<Value extends Chosen> extends ChoiceOptions<Value> {
  /** Names a value that is none of the choices, such as one that was stored by another form. */
  labelOther?(value: Value): string;
  readonly className?: string;
}

/** Exclusive choices in a list that opens. */
export function select<Value extends Chosen>(options: SelectOptions<Value>): FieldKind<Value> {
  const { label, hint, was, choices, labelOther, className } = options;
  const rules = choiceRules(options);
  return {
    label,
    hint,
    was,
    ...rules,
    ...(labelOther && { parse: (stored) => (typeof stored === typeof options.empty ? (stored as Value) : undefined) }),
    draw: ({ className: _, ...props }) => {
      const { value } = props;
      const isOther = labelOther !== undefined && choices.every((one) => one.value !== value);
      const offered = isOther ? [...choices, { value, label: labelOther(value) }].sort(byValue) : choices;
      return <ChoiceSelect {...props} className={className} choices={offered} />;
    },
  };
}

interface ChoiceSelectProps<Value extends Chosen> extends ControlProps<Value> {
  readonly choices: readonly Choice<Value>[];
}

/** The control of a `select`, for a form whose choices depend on what else stands in it. */
export function ChoiceSelect<Value extends Chosen>(props: ChoiceSelectProps<Value>) {
  const { choices, value, onChange, placeholder: _, readOnly: __, ...rest } = props;
  return (
    <Select
      {...rest}
      options={choices.map((one) => ({ value: optionText(one.value), label: one.label }))}
      value={optionText(value)}
      onChange={({ target }) => {
        const chosen = choices.find((one) => optionText(one.value) === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

function byValue(one: Choice<Chosen>, other: Choice<Chosen>): number {
  return Number(one.value) - Number(other.value);
}

function optionText(value: Chosen): string {
  return value === null ? '' : String(value);
}

interface CheckboxOptions extends FieldLook {
  readonly isOn?: boolean;
  /** Drawn in place of the label, such as one with a link. */
  readonly drawnLabel?: ReactNode;
  /** The box must be ticked, and this is the issue while it is not. */
  readonly mustBeOn?: string;
}

type Plain = number | string | boolean | null;

/** @param options `sent`: what is sent of a ticked and of an empty box, in place of true and false */
export function checkbox(options: CheckboxOptions): FieldKind<boolean>;
export function checkbox<const On extends Plain, const Off extends Plain>(
  options: CheckboxOptions & { readonly sent: readonly [on: On, off: Off] },
): FieldKind<boolean, On | Off>;
export function checkbox({
  label,
  was,
  isOn = false,
  drawnLabel = label,
  mustBeOn,
  sent = [true, false],
}: CheckboxOptions & { readonly sent?: readonly [on: Plain, off: Plain] }): FieldKind<boolean, Plain> {
  const [on, off] = sent;
  return {
    label,
    was,
    frame: 'none',
    empty: isOn,
    ...(mustBeOn === undefined && { showsIssue: false }),
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
    read: (value) => (value || mustBeOn === undefined ? { sent: value ? on : off } : { issue: mustBeOn }),
    write: (value) => value === on,
    draw: ({ id, name, value, disabled, className, onChange, ...props }) => (
      <Checkbox
        id={id}
        className={className}
        name={name}
        label={drawnLabel}
        checked={value}
        disabled={disabled}
        aria-required={mustBeOn === undefined ? undefined : true}
        aria-invalid={props['aria-invalid']}
        onChange={(event) => onChange(event.target.checked)}
      />
    ),
  };
}

interface CheckboxesOptions<Value extends number | string> extends FieldLook {
  readonly empty?: readonly Value[];
  readonly choices: readonly Choice<Value>[];
  readonly className?: string;
}

/** Any of some choices, a box for each. */
export function checkboxes<Value extends number | string>({
  empty = [],
  choices,
  className,
  ...look
}: CheckboxesOptions<Value>): FieldKind<readonly Value[], Value[]> {
  const isOffered = (one: unknown): one is Value => choices.some(({ value }) => value === one);
  return {
    ...look,
    frame: 'group',
    empty,
    parse: (stored) => (Array.isArray(stored) && stored.every(isOffered) ? stored : undefined),
    read: (values) => ({ sent: choices.map(({ value }) => value).filter((one) => values.includes(one)) }),
    write: (sent) => sent,
    draw({ value, name, onChange }) {
      const toggle = (one: Value) =>
        onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
      const boxes = choices.map((one) => (
        <Checkbox
          key={one.value}
          name={name}
          label={one.label}
          checked={value.includes(one.value)}
          onChange={() => toggle(one.value)}
        />
      ));
      return className === undefined ? boxes : <div className={className}>{boxes}</div>;
    },
  };
}
