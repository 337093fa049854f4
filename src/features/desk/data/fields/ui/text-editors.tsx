import { TextInput } from '#ui/components/field.tsx';
import type { EditorProps } from './editor-props.ts';

const MAX_NUMBER_LETTERS = 24;
const JSON_ROWS = 10;
const TEXT_ROWS = 4;

const text = (value: EditorProps['value']) => (typeof value === 'string' ? value : '');

/** A text of one line, a number or a coordinate. Nothing typed: not known. */
export function LineEditor({ type, value, isNullable, control, onChange }: EditorProps) {
  const isText = type.kind === 'text';
  const unit = type.kind === 'number' ? type.unit : null;
  return (
    <TextInput
      {...control}
      autoComplete="off"
      inputMode={isText ? undefined : 'text'}
      data-max-letters={isText ? type.max : MAX_NUMBER_LETTERS}
      placeholder={isNullable ? '모름' : undefined}
      value={text(value)}
      after={unit !== null && <span className="meta">{unit}</span>}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A text of several lines, or JSON. */
export function TextareaEditor({ type, value, isNullable, control, onChange }: EditorProps) {
  const isJson = type.kind === 'json';
  return (
    <textarea
      {...control}
      className="in"
      rows={isJson ? JSON_ROWS : TEXT_ROWS}
      spellCheck={!isJson}
      data-max-letters={type.kind === 'text' ? type.max : undefined}
      placeholder={isNullable ? '모름' : undefined}
      value={text(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
