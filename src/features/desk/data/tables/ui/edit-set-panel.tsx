import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { editKey, type GatheredEdit } from '../../edit-set.ts';
import { rowPath } from '../../row/row-paths.ts';
import type { OwnEditSet } from '../../ui/edit-set-store.ts';
import { editLabel, formatRemark } from '../fact-row.labels.ts';
import css from './edit-set.module.css';
import type { VerdictState } from './use-verdict.ts';

interface EditSetPanelProps {
  set: OwnEditSet;
  verdict: VerdictState;
}

/** The gathered edits as a list: what, field, before and after, a remark. */
export function EditSetPanel({ set, verdict }: EditSetPanelProps) {
  const { edits } = set;
  const isMixed = edits.some(({ entity }) => entity !== edits[0]?.entity);
  return (
    <Panel
      title="변경 모음"
      className={css.set}
      aside={
        <>
          <span className="meta grow">{formatDigits(edits.length)}개 · 아직 적용 전, 이 기기에만 있습니다</span>
          <Button tone="ghost" size="sm" onClick={() => set.remove(edits)}>
            모두 빼기
          </Button>
        </>
      }
    >
      <ol>
        {edits.map((edit) => (
          <EditLine
            key={editKey(edit)}
            edit={edit}
            entityName={isMixed ? entityLabel(edit.entity) : undefined}
            fault={verdict.faults.byEdit.get(editKey(edit))}
            remark={formatRemark(edit, verdict.verdict)}
            onRemove={() => set.remove([edit])}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface EditLineProps {
  edit: GatheredEdit;
  entityName: string | undefined;
  fault: string | undefined;
  remark: string;
  onRemove: () => void;
}

function EditLine({ edit, entityName, fault, remark, onRemove }: EditLineProps) {
  const { entity, rowId, name, text, beforeText } = edit;
  const label = editLabel(edit);
  return (
    <li className={classNames(css.line, fault !== undefined && css.faulty)}>
      <span className={css.name}>
        <a href={rowPath(entity, rowId)}>{name}</a>
        {entityName && <span className="meta"> {entityName}</span>}
      </span>
      <span className={css.label}>{label}</span>
      <span className={css.before}>
        {beforeText}
        <span className={css.from}>에서</span>
      </span>
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">바꿀 값</span>
      <b className={css.after}>{text}</b>
      <span className={css.remark}>{fault ?? remark}</span>
      <button type="button" className="iconbtn sm" aria-label={`${name} ${label} 변경 빼기`} onClick={onRemove}>
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
