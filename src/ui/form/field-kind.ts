import type { ReactNode } from 'react';
import type { FieldRules, Reading } from '#shared/form.ts';

export interface ControlProps<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  /** Only where no label is drawn. */
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** The hint or the issue below. */
  readonly 'aria-describedby': string | undefined;
  readonly placeholder?: string | undefined;
  /** Only for a control that draws its own label. */
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
  onBlur?(): void;
  onChange(value: Value): void;
}

export interface Count {
  readonly length: number;
  readonly max: number;
}

/** A further control of the same value, which stands in a place of its own: the time of a day. */
export interface FieldPart<Value> {
  readonly label: string;
  draw(props: ControlProps<Value>): ReactNode;
}

/** A field as forms name it: its rules and how it is drawn. */
export interface FieldKind<Value, Sent = Value> extends FieldRules<Value, Sent> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** `group`: several controls below a legend. `none`: the control draws its own label. Else a label above one control. */
  readonly frame?: 'group' | 'none';
  readonly parts?: Readonly<Record<string, FieldPart<Value>>>;
  /** A counter stands below the field where this is given. */
  count?(value: Value): Count;
  draw(props: ControlProps<Value>): ReactNode;
}

export type KindSet = Readonly<Record<string, FieldKind<unknown, unknown>>>;

/** Options of every kind of field. */
export interface FieldLook {
  readonly label: string;
  readonly hint?: ReactNode;
  /** `false`: the field is marked when it has an issue, and the foot of the form says which. */
  readonly showsIssue?: false;
  was?(draft: Readonly<Record<string, unknown>>): unknown;
}

interface CustomOptions<Value, Sent> extends FieldLook, Pick<FieldKind<Value, Sent>, 'frame'> {
  readonly empty: Value;
  parse(stored: unknown): Value | undefined;
  read(value: Value): Reading<Sent>;
  write?(sent: Sent): Value;
  /** Left out where the form draws the control itself, by the children of its `FormField`. */
  draw?(props: ControlProps<Value>): ReactNode;
}

/** A field of a kind of its own. */
export function custom<Value, Sent = Value>(options: CustomOptions<Value, Sent>): FieldKind<Value, Sent> {
  return { draw: () => null, ...options };
}

type TypedOptions<Sent> = Omit<CustomOptions<string, Sent>, 'empty' | 'parse'> & { readonly empty?: string };

/** A field of typed text that is sent as something else, such as a price. */
export function typed<Sent>(options: TypedOptions<Sent>): FieldKind<string, Sent> {
  return custom({
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    ...options,
  });
}

/** A number among those that the form's own control offers, such as the id of a server. */
export function offeredNumber<Value extends number | null = number>(
  options: FieldLook & Pick<CustomOptions<Value, Value>, 'empty' | 'draw'>,
): FieldKind<Value> {
  return custom<Value>({
    ...options,
    parse: (stored) => (Number.isSafeInteger(stored) ? (stored as Value) : undefined),
    read: (value) => ({ sent: value }),
    write: (sent) => sent,
  });
}
