import {
  createContext,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { FieldName, FieldSet, ValuesOf } from '#shared/form.ts';
import { classNames } from '../components/class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import type { ControlProps, FieldKind, KindSet } from './field-kind.ts';

/** A form while it is filled in and sent, as `useForm` gives it. */
export interface FormSubmission<Fields extends FieldSet> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** `waiting`: the stored draft is not loaded yet. */
  readonly phase: 'waiting' | 'ready' | 'sending';
  readonly values: ValuesOf<Fields>;
  readonly issues: { readonly [Name in FieldName<Fields>]?: string };
  readonly message: { readonly tone: 'ok' | 'bad'; readonly text: string } | null;
  change(part: Partial<ValuesOf<Fields>>): void;
  submit(event?: FormEvent): void;
}

interface Shown {
  readonly prefix: string;
  readonly submission: FormSubmission<FieldSet>;
}

const ShownForm = createContext<Shown | null>(null);

export function useShownForm(): Shown {
  const shown = use(ShownForm);
  if (shown === null) throw new Error('A field of a form stands outside of it.');
  return shown;
}

interface FormProps<Fields extends KindSet> extends Pick<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onKeyDown'> {
  of: { readonly fields: Fields };
  submission: FormSubmission<Fields>;
  /** Prefix of the ids of its fields; unique on its page. */
  id: string;
  label?: string;
  className?: string;
  /** A form that a press has opened: its first field gets the focus, or on a phone, where a keyboard would cover it, the form its place. */
  isOpened?: boolean;
  /** All fields in their order, where left out. */
  children?: ReactNode;
  /** Below the fields. */
  foot?: ReactNode;
}

export function Form<Fields extends KindSet>(props: FormProps<Fields>) {
  const { of, submission, id, label, className, isOpened = false, children, foot, ...events } = props;
  const { form, submit } = submission;
  const isInSyllable = useRef(false);
  const open = useEffectEvent(() => {
    if (!isOpened) return;
    if (!matchMedia('(hover: hover)').matches) form.current?.scrollIntoView({ block: 'start' });
    else form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  useEffect(() => open(), []);
  return (
    <form
      {...events}
      className={className}
      ref={form}
      noValidate
      aria-label={label}
      onCompositionStart={() => {
        isInSyllable.current = true;
      }}
      onCompositionEnd={() => {
        isInSyllable.current = false;
      }}
      onSubmit={(event) => {
        // The form of a dialog stands in the form of its page.
        event.stopPropagation();
        event.preventDefault();
        // A browser that sends by the Enter of an input method would send half of a syllable.
        if (!isInSyllable.current) submit(event);
      }}
    >
      <FormFields submission={submission} id={id}>
        {children ?? Object.keys(of.fields).map((name) => <FormField key={name} of={of} name={name} />)}
        {foot}
      </FormFields>
    </form>
  );
}

interface FormFieldsProps<Fields extends FieldSet> {
  submission: FormSubmission<Fields>;
  id: string;
  children: ReactNode;
}

/** Fields that are sent nowhere, as `useLiveForm` gives them: no form surrounds them, since Enter has nothing to send. */
export function FormFields<Fields extends FieldSet>({ submission, id, children }: FormFieldsProps<Fields>) {
  return (
    <ShownForm value={{ prefix: id, submission: submission as unknown as FormSubmission<FieldSet> }}>
      {children}
    </ShownForm>
  );
}

type ValueOf<Fields extends KindSet, Name extends FieldName<Fields>> = Fields[Name]['empty'];

interface PlaceProps<Fields extends KindSet, Name extends FieldName<Fields>> {
  /** The definition of the form in which the field stands. */
  of: { readonly fields: Fields };
  name: Name;
  className?: string | undefined;
}

interface FormFieldProps<Fields extends KindSet, Name extends FieldName<Fields>> extends PlaceProps<Fields, Name> {
  label?: ReactNode;
  hint?: ReactNode;
  /** Besides those of the form. */
  issue?: string | undefined;
  /** Id of the element that shows hint and issue, in place of the line below the field. */
  noteId?: string | undefined;
  /** The form shows label, hint and issue elsewhere. */
  isBare?: boolean;
  placeholder?: string | undefined;
  disabled?: boolean;
  readOnly?: boolean;
  'aria-required'?: boolean;
  onBlur?: () => void;
  /** In place of changing this field alone. */
  onChange?: (value: ValueOf<Fields, Name>) => void;
  /** Draws another control than that of the kind. */
  children?: (props: ControlProps<ValueOf<Fields, Name>>) => ReactNode;
}

/** Draws a field with its label, hint, issue and counter. */
export function FormField<Fields extends KindSet, Name extends FieldName<Fields>>({
  of,
  name,
  className,
  isBare = false,
  onChange,
  children,
  ...look
}: FormFieldProps<Fields, Name>) {
  const { prefix, submission } = useShownForm();
  const field = fieldIn(of, name);
  const { label = field.label, hint = field.hint, issue: further, noteId: elsewhere, ...passed } = look;
  const id = `${prefix}-${name}`;
  const noteId = elsewhere ?? `${id}-hint`;
  const value = submission.values[name];
  const found = submission.issues[name] ?? further;
  const issue = field.showsIssue === false ? undefined : found;
  const count = field.count?.(value);
  const isTooLong = count !== undefined && count.length > count.max;
  const note = elsewhere === undefined ? { hint, issue, count } : {};
  const hasNote = elsewhere !== undefined || issue !== undefined || hint !== undefined || count !== undefined;
  const draw = (children ?? ((props) => field.draw(props))) as (props: ControlProps<unknown>) => ReactNode;
  const control = draw({
    id,
    name,
    value,
    ...passed,
    ...(field.frame === 'none' && { className }),
    ...(isBare && { 'aria-label': typeof label === 'string' ? label : field.label }),
    'aria-invalid': found !== undefined || isTooLong ? true : undefined,
    'aria-describedby': hasNote ? noteId : undefined,
    onChange: (next) => (onChange ? onChange(next as ValueOf<Fields, Name>) : submission.change({ [name]: next })),
  });
  if (isBare) return control;
  return <FieldFrame {...{ frame: field.frame, label, id, noteId, className, ...note }}>{control}</FieldFrame>;
}

interface FormPartProps<Fields extends KindSet, Name extends FieldName<Fields>> extends PlaceProps<Fields, Name> {
  part: string;
}

/** A further control of a field, in a place of its own: the time of a day. Its issue stands at the field. */
export function FormPart<Fields extends KindSet, Name extends FieldName<Fields>>(props: FormPartProps<Fields, Name>) {
  const { of, name, part, className } = props;
  const { prefix, submission } = useShownForm();
  const drawn = fieldIn(of, name).parts?.[part];
  if (drawn === undefined) throw new Error(`The field ${name} has no part ${part}.`);
  const hasIssue = submission.issues[name] !== undefined;
  const id = `${prefix}-${name}-${part}`;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{drawn.label}</label>
      {drawn.draw({
        id,
        name: `${name}-${part}`,
        value: submission.values[name],
        'aria-invalid': hasIssue || undefined,
        'aria-describedby': hasIssue ? `${prefix}-${name}-hint` : undefined,
        onChange: (next) => submission.change({ [name]: next }),
      })}
    </div>
  );
}

function fieldIn(of: { readonly fields: KindSet }, name: string): FieldKind<unknown, unknown> {
  const field = of.fields[name];
  if (field === undefined) throw new Error(`The form has no field ${name}.`);
  return field;
}
