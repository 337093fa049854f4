import type { ReactNode } from 'react';
import type { Choice, FieldType, InnerField } from '#features/game-data/entities/entity.contract.ts';
import { initialTyped, isTypedRow, type TypedValue } from '#features/game-data/entities/typed-field.rules.ts';
import { Button } from '#ui/components/button.tsx';
import { Select, TextInput } from '#ui/components/field.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { ReferenceInput } from './reference-input.tsx';
import css from './value-input.module.css';

export interface ValueInputProps {
  type: FieldType;
  label: string;
  id?: string | undefined;
  /** As `toTypedValue` makes it of a value. */
  value: TypedValue;
  onChange(value: TypedValue): void;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

const UNKNOWN = { value: '', label: '모름' };

/** The control of a value of the facts, by the kind of its field. */
export function ValueInput({ type, ...props }: ValueInputProps) {
  switch (type.kind) {
    case 'choice':
      return <ChoiceInput {...props} options={toOptions(type.choices)} />;
    case 'choices':
      return <ChoicesInput {...props} options={toOptions(type.choices)} count={type.count} />;
    case 'flag': {
      const { on, off } = type.labels;
      return (
        <ChoiceInput
          {...props}
          options={toOptions([
            { value: 'true', label: on },
            { value: 'false', label: off },
          ])}
        />
      );
    }
    case 'reference':
      return <ReferenceInput {...props} to={type.to} />;
    case 'references':
      return (
        <RowsInput {...props} empty={() => ({ id: null, name: '' })}>
          {(one, change, label) => <ReferenceInput to={type.to} label={label} value={one} onChange={change} />}
        </RowsInput>
      );
    case 'rows':
      return (
        <RowsInput {...props} empty={() => emptyRow(type.fields)}>
          {(row, change, label) => <Cells fields={type.fields} row={row} label={label} onChange={change} />}
        </RowsInput>
      );
    default:
      return <TypedInput {...props} type={type} />;
  }
}

function toOptions(choices: readonly Choice[]) {
  return [UNKNOWN, ...choices.map(({ value, label }) => ({ value: String(value), label }))];
}

function emptyRow(fields: readonly InnerField[]): TypedValue {
  return { cells: Object.fromEntries(fields.map((field) => [field.name, initialTyped(field)])) };
}

type PlainProps = Omit<ValueInputProps, 'type'>;

function TypedInput({ type, label, value, onChange, ...rest }: ValueInputProps) {
  const typed = typeof value === 'string' ? value : '';
  const common = { 'aria-label': label, value: typed, ...rest };
  if (type.kind === 'text' && type.isLong) {
    return <textarea className="in" rows={4} {...common} onChange={({ target }) => onChange(target.value)} />;
  }
  const unit = type.kind === 'number' && type.unit !== null ? <span className="meta">{type.unit}</span> : undefined;
  return (
    <TextInput
      {...common}
      autoComplete="off"
      {...(type.kind !== 'text' && { inputMode: 'decimal' as const })}
      after={unit}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ChoiceInputProps extends PlainProps {
  options: readonly { value: string; label: string }[];
}

function ChoiceInput({ options, label, value, onChange, ...rest }: ChoiceInputProps) {
  return (
    <Select
      {...rest}
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ChoicesInput({ count, value, onChange, ...props }: ChoiceInputProps & { count: number }) {
  const values: readonly TypedValue[] = Array.isArray(value) ? value : [];
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={css.rows}>
      {places.map((place) => (
        <ChoiceInput
          key={place}
          {...props}
          id={place === 0 ? props.id : undefined}
          value={values[place] ?? ''}
          onChange={(one) => onChange(places.map((at) => (at === place ? one : (values[at] ?? ''))))}
        />
      ))}
    </div>
  );
}

interface RowsInputProps extends PlainProps {
  empty(): TypedValue;
  children(row: TypedValue, change: (row: TypedValue) => void, label: string): ReactNode;
}

function RowsInput({ label, id, value, onChange, empty, children, ...described }: RowsInputProps) {
  const rows: readonly TypedValue[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={css.rows} id={id} aria-label={label} {...described}>
      {rows.map((row, index) => {
        const name = `${label} ${index + 1}`;
        const change = (changed: TypedValue) => onChange(rows.map((one, at) => (at === index ? changed : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing by which they are known
          <div key={index} className={css.row}>
            <div className="grow">{children(row, change, name)}</div>
            <button
              type="button"
              className="iconbtn sm"
              aria-label={`${name} 빼기`}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <CloseIcon />
            </button>
          </div>
        );
      })}
      <div>
        <Button size="sm" onClick={() => onChange([...rows, empty()])}>
          추가
        </Button>
      </div>
    </fieldset>
  );
}

interface CellsProps {
  fields: readonly InnerField[];
  row: TypedValue;
  label: string;
  onChange(row: TypedValue): void;
}

function Cells({ fields, row, label, onChange }: CellsProps) {
  const cells = isTypedRow(row) ? row.cells : {};
  // The site gives rows of a list their numbers.
  const typed = fields.filter(({ name }) => name !== 'id');
  return (
    <div className={css.row}>
      {typed.map((field) => (
        <div key={field.name} className={css.cell}>
          <span aria-hidden="true">{field.label}</span>
          <ValueInput
            type={field.type}
            label={`${label} ${field.label}`}
            value={cells[field.name] ?? null}
            onChange={(one) => onChange({ cells: { ...cells, [field.name]: one } })}
          />
        </div>
      ))}
    </div>
  );
}
