import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { findLock, namesIn } from '../row-edit.rules.ts';
import { fieldLabel } from '../row-page.labels.ts';
import css from './row.module.css';
import type { RowEdit } from './use-row-edit.ts';

type Correction = DeskFactRowDetail['corrections'][number];

interface CorrectionsPanelProps {
  detail: DeskFactRowDetail;
  edit: RowEdit;
}

/** Values that players propose: a press puts one into the form, which accepts it once it is saved. */
export function CorrectionsPanel({ detail, edit }: CorrectionsPanelProps) {
  const { corrections } = detail;
  if (corrections.length === 0) return null;
  return (
    <Panel title="제보" aside={formatDigits(corrections.length)}>
      <ul className={css.lines}>
        {corrections.map((correction) => (
          <Line key={correction.id} {...{ detail, correction, edit }} />
        ))}
      </ul>
    </Panel>
  );
}

interface LineProps extends CorrectionsPanelProps {
  correction: Correction;
}

function Line({ detail, correction, edit }: LineProps) {
  const level = useOwnLevel();
  const { id, value, count, comments } = correction;
  const field = detail.fields.find(({ name }) => name === correction.field);
  const definition = fieldOf(detail.entity, correction.field);
  const isLocked = definition === undefined || findLock(definition, level) !== null || detail.state !== 'inForce';
  const isTaken = edit.submission.values.edits[correction.field]?.corrections.includes(id) ?? false;
  const label = isTaken ? '반영 취소' : '반영';
  const text = correction.text || showFieldValue(detail.entity, correction.field, value, namesIn(detail));
  return (
    <li>
      <span className="grow">
        <b>{`${fieldLabel(detail.entity, correction.field)} ${text}`}</b>
        <span className="meta block">
          {[`${formatDigits(count)}명`, ...comments.map((comment) => `“${comment}”`)].join(' · ')}
        </span>
      </span>
      {field && !isLocked && (
        <Button
          size="sm"
          aria-label={`${fieldLabel(detail.entity, correction.field)} ${text} ${label}`}
          onClick={() => (isTaken ? edit.leave(field.name) : edit.begin(field, value, [id]))}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
