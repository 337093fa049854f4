import type { ReactNode } from 'react';
import { CONFIDENCE_LABELS } from '#features/game-data/entities/define-field.ts';
import type { EntityField } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { CONFIDENCE_VIEWS, shortTitle } from '#features/game-data/fact.labels.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Confidence } from '#ui/components/source-note.tsx';
import { drawn, type IconProps } from '#ui/icons/icons.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskFactField, DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { isBroad } from '../../fields/ui/field-editor.tsx';
import { useSources } from '../../fields/ui/row-names-query.ts';
import { findIssue, findLock } from '../row-edit.rules.ts';
import { FieldDoubts, listDoubts } from './field-doubts.tsx';
import css from './row.module.css';
import type { RowEdit } from './use-row-edit.ts';
import { EditNotes, ValueEditor } from './value-editor.tsx';

const LockIcon = (props: IconProps) => drawn(props, 'M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3');
const LOCK_PX = 14;

interface FieldRowProps {
  detail: DeskFactRowDetail;
  field: DeskFactField;
  edit: RowEdit;
  /** Below the editor of the last edited field. */
  children: ReactNode;
}

/** A field: its base, its value in force, where that comes from. While it is edited its row opens downward. */
export function FieldRow({ detail, field, edit, children }: FieldRowProps) {
  const level = useOwnLevel();
  const isPhone = useWindowKind() === 'phone';
  const definition = fieldOf(detail.entity, field.name);
  if (definition === undefined) return null;
  const { name } = field;
  const typed = edit.submission.values.edits[name];
  const waiting = edit.waiting(name);
  const isOpen = edit.opened === name;
  const isOut = detail.state !== 'inForce';
  const lock = isOut ? '적용되지 않는 줄이라 수정할 수 없습니다.' : findLock(definition, level);
  const issue = typed && (findIssue(detail.entity, name, typed) ?? edit.refused[name]);
  const isInCell = typed !== undefined && !isBroad(definition.type);
  const editor = typed && <ValueEditor {...{ definition, typed, edit, issue }} />;
  const isOpenBelow = typed !== undefined || (isOpen && lock !== null) || listDoubts(field).length > 0;
  return (
    <>
      <tr className={classNames(typed && css.edited, isOpenBelow && css.opened)}>
        <th scope="row">{definition.label}</th>
        <td className={css.base}>{field.baseText}</td>
        <td className={css.value}>
          {isInCell ? editor : <Shown {...{ field, definition, edit }} isLocked={lock !== null} isEdited={!!typed} />}
          {waiting !== undefined && <span className={`meta block ${css.waiting}`}>{`변경 모음: ${waiting}`}</span>}
        </td>
        <Origin field={field} />
      </tr>
      {isOpenBelow && (
        <tr className={classNames(typed && css.edited, css.below)}>
          <td colSpan={isPhone ? 2 : 6}>
            <div className={css.open}>
              <FieldDoubts {...{ detail, field }} />
              {!isInCell && editor}
              {typed && <EditNotes {...{ detail, field, definition, typed, edit, issue }} />}
              {isOpen && lock !== null && <p className="meta">{lock}</p>}
              {children}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

interface ShownProps {
  field: DeskFactField;
  definition: EntityField;
  edit: RowEdit;
  isLocked: boolean;
  isEdited: boolean;
}

/** The value in force: a press edits it, or says why it cannot be edited. */
function Shown({ field, definition, edit, isLocked, isEdited }: ShownProps) {
  const isOpen = edit.opened === field.name;
  if (isEdited) return <span className="dim">{field.text}</span>;
  return (
    <button
      type="button"
      className={classNames(css.shown, field.override && css.overridden, isLocked && css.locked)}
      aria-expanded={isLocked ? isOpen : undefined}
      aria-label={`${definition.label} ${field.text}${isLocked ? ', 수정할 수 없음' : ' 수정'}`}
      onClick={() => {
        if (!isLocked) edit.begin(field);
        else edit.open(isOpen ? undefined : field.name);
      }}
    >
      {isLocked && <LockIcon size={LOCK_PX} />}
      <span>{field.text}</span>
    </button>
  );
}

function Origin({ field: { source, confidence, override } }: { field: DeskFactField }) {
  const { titleFor } = useSources();
  const titles = source.map((code) => shortTitle(titleFor(code)));
  const [first, ...others] = titles;
  return (
    <>
      <td className={css.sources} title={titles.join(', ')}>
        {others.length > 0 ? `${first} 외 ${others.length}` : first}
      </td>
      <td className={css.sure}>
        {confidence && <Confidence level={CONFIDENCE_VIEWS[confidence].level} word={CONFIDENCE_LABELS[confidence]} />}
      </td>
      <td className={css.since}>{override && formatMonthDay(override.at)}</td>
    </>
  );
}
