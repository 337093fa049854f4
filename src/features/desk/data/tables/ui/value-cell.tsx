import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EntityField } from '#features/game-data/entities/entity.contract.ts';
import { classNames } from '#ui/components/class-names.ts';
import { editKey, findEdit, isSameFactValue } from '../../edit-set.ts';
import type { DeskFactRow } from '../../fact-row-desk.contract.ts';
import { isEditable, isInForce, isWide, listOptions, startText } from '../fact-cells.rules.ts';
import css from './cells.module.css';
import { useCells } from './cells.ts';

const MAX_LETTERS = 24;

interface ValueCellProps {
  row: DeskFactRow;
  field: EntityField;
  /** Makes of the value what opens the row. */
  link?: (name: ReactNode) => ReactNode;
}

/** A value of a row: a press edits it, and an edited one stands in gold beside the value in force. */
export function ValueCell({ row, field, link }: ValueCellProps) {
  const { entity, own, edits, faults, editing, begin } = useCells();
  const place = { entity, rowId: row.id, field: field.name };
  const edit = findEdit(edits, place);
  const text = edit?.text ?? row.texts[field.name] ?? '';
  const canEdit = isEditable(field, own) && isInForce(row);
  const isNumber = field.name !== 'id' && (field.type.kind === 'number' || field.type.kind === 'tile');
  if (!canEdit) return <span className={isNumber ? css.still : css.plain}>{link ? link(text) : text}</span>;
  const fault = faults.get(editKey(place));
  const isEdited = editing?.rowId === row.id && editing.field === field.name;
  const look = classNames(css.value, edit && css.edited, fault !== undefined && css.faulty);
  return (
    <span className={classNames(css.cell, isNumber && css.number, isWide(field) && css.wide)} title={fault}>
      {isEdited ? (
        <CellEditor row={row} field={field} />
      ) : link ? (
        <span className={look}>{link(text)}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={look}
          data-cell=""
          aria-label={`${row.name} ${field.label} ${text}, 수정`}
          onClick={() => begin(place)}
        >
          {text}
        </button>
      )}
      {edit && !isSameFactValue(edit.before, edit.value) && <span className={css.before}>{edit.beforeText}</span>}
    </span>
  );
}

function CellEditor({ row, field }: Pick<ValueCellProps, 'row' | 'field'>) {
  const { entity, edits, save, giveUp } = useCells();
  const [typed, setTyped] = useState(() => startText(entity, row, field, edits));
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    control.current?.focus();
    control.current?.select?.();
  }, []);
  function end(act: () => void): void {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : event.key === 'Enter' ? 'row' : undefined;
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(() => (step === undefined ? giveUp(row.id) : save(row, field, typed, step)));
  }
  const common = {
    ref: control,
    value: typed,
    className: css.field,
    'data-cell': '',
    'aria-label': `${row.name} ${field.label}`,
    onKeyDown,
    onBlur: () => end(() => save(row, field, typed, 'elsewhere')),
  };
  const options = listOptions(field);
  if (options) {
    return (
      <select {...common} onChange={({ target }) => setTyped(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      autoComplete="off"
      spellCheck={false}
      data-max-letters={field.type.kind === 'text' ? field.type.max : MAX_LETTERS}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
