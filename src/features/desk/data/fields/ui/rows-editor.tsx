import type { ComponentType } from 'react';
import type { InnerField } from '#features/game-data/entities/entity.contract.ts';
import type { ValueIssue } from '#features/game-data/entities/field-value.rules.ts';
import {
  emptyTyped,
  initialTyped,
  isTypedRow,
  type TypedRow,
  type TypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import { Button } from '#ui/components/button.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import type { EditorProps } from './editor-props.ts';
import css from './fields.module.css';

interface RowsEditorProps extends EditorProps<'rows'> {
  /** Edits one cell. */
  Editor: ComponentType<EditorProps>;
}

/** A list of flat rows, each with its own fields. */
export function RowsEditor({ type, label, value, isNullable, issue, control, onChange, Editor }: RowsEditorProps) {
  const rows = Array.isArray(value) ? value.filter(isTypedRow) : [];
  // Numbers of rows of a list are nobody's to edit.
  const shown = type.fields.filter(({ name }) => name !== 'id');
  const created: TypedRow = {
    cells: Object.fromEntries(type.fields.map((field) => [field.name, initialTyped(field)])),
  };
  return (
    <fieldset {...control} className={css.list} aria-label={label}>
      {value === null && isNullable && <p className="meta">모름</p>}
      {rows.map((row, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of a list has no other name
        <div key={nth} className={css.row}>
          {shown.map((field) => (
            <Cell
              key={field.name}
              {...{ field, issue, Editor }}
              id={`${control.id}-${nth}-${field.name}`}
              place={`${placeIn(issue)}.${nth}.${field.name}`}
              label={`${nth + 1}번째 ${field.label}`}
              value={row.cells[field.name] ?? emptyTyped(field.type)}
              onChange={(next) => onChange(rows.with(nth, { cells: { ...row.cells, [field.name]: next } }))}
            />
          ))}
          <button
            type="button"
            className="iconbtn sm"
            aria-label={`${label} ${nth + 1}번째 빼기`}
            onClick={() => onChange(rows.toSpliced(nth, 1))}
          >
            <CloseIcon size={14} />
          </button>
        </div>
      ))}
      <span className="btns">
        <Button size="sm" onClick={() => onChange([...rows, created])}>
          <PlusIcon size={14} />
          {label} 추가
        </Button>
        {isNullable && value !== null && (
          <Button size="sm" tone="ghost" onClick={() => onChange(null)}>
            모름
          </Button>
        )}
      </span>
    </fieldset>
  );
}

/** The name of the list in the place of an issue. */
function placeIn(issue: ValueIssue | undefined): string {
  return issue?.field.split('.')[0] ?? '';
}

interface CellProps extends Pick<RowsEditorProps, 'Editor'> {
  field: InnerField;
  id: string;
  label: string;
  place: string;
  value: TypedValue;
  issue: ValueIssue | undefined;
  onChange: (value: TypedValue) => void;
}

function Cell({ field, id, label, place, value, issue, onChange, Editor }: CellProps) {
  const isWrong = issue?.field === place;
  return (
    <div className={css.cell}>
      <span className="meta" aria-hidden="true">
        {field.label}
      </span>
      <Editor
        type={field.type}
        {...{ label, value, onChange }}
        isNullable={field.initial === null}
        control={{
          id,
          'aria-label': label,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': isWrong ? `${id}-issue` : undefined,
        }}
      />
      {isWrong && (
        <p className="meta up" id={`${id}-issue`}>
          {issue.reason}
        </p>
      )}
    </div>
  );
}
