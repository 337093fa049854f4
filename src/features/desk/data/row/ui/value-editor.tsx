import type { EntityField } from '#features/game-data/entities/entity.contract.ts';
import type { ValueIssue } from '#features/game-data/entities/field-value.rules.ts';
import { Button } from '#ui/components/button.tsx';
import type { DeskFactField, DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { FieldEditor } from '../../fields/ui/field-editor.tsx';
import type { FieldEdit } from '../row-edit.rules.ts';
import { openedText, overtakenText } from '../row-page.labels.ts';
import css from './row.module.css';
import type { RowEdit } from './use-row-edit.ts';

interface ValueEditorProps {
  definition: EntityField;
  typed: FieldEdit;
  edit: RowEdit;
  issue: ValueIssue | undefined;
}

const noteId = (name: string) => `fact-value-${name}-note`;

/** The control in which the value is edited. */
export function ValueEditor({ definition, typed, edit, issue }: ValueEditorProps) {
  const { name, label, type, initial } = definition;
  return (
    <div className={css.editor}>
      <FieldEditor
        {...{ type, label, issue }}
        value={typed.typed}
        isNullable={initial === null}
        control={{
          id: `fact-value-${name}`,
          'aria-label': label,
          'aria-invalid': issue ? true : undefined,
          'aria-describedby': issue ? noteId(name) : undefined,
        }}
        onChange={(next) => edit.type(name, { ...typed, typed: next })}
      />
    </div>
  );
}

interface EditNotesProps extends ValueEditorProps {
  detail: DeskFactRowDetail;
  field: DeskFactField;
}

/** Below the control: what is wrong, what another operator stored meanwhile, and the way out. */
export function EditNotes({ detail, field, definition, typed, edit, issue }: EditNotesProps) {
  const { name } = definition;
  const isOvertaken = typed.seen !== field.text;
  return (
    <div className={css.notes}>
      {issue && (
        <p className="meta up" id={noteId(name)} role="alert">
          {issue.reason}
        </p>
      )}
      {isOvertaken && (
        <p className="note" role="status">
          {overtakenText(field)}
        </p>
      )}
      {name === 'opened' && typed.typed !== String(field.value) && (
        <p className="note">{openedText(detail, typed.typed === 'true')}</p>
      )}
      <Button size="sm" tone="ghost" aria-label={`${definition.label} 그대로 두기`} onClick={() => edit.leave(name)}>
        그대로 두기
      </Button>
    </div>
  );
}
