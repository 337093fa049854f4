import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskFactField, DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { fieldLabel } from '../row-page.labels.ts';
import css from './row.module.css';
import { rowMutations } from './row-query.ts';

interface FieldDoubtsProps {
  detail: DeskFactRowDetail;
  field: DeskFactField;
}

/** The doubts that nobody has confirmed. */
export function listDoubts({ doubts }: Pick<DeskFactField, 'doubts'>) {
  return doubts.filter(({ isConfirmed }) => !isConfirmed);
}

/** Shows why a value looks wrong, until an operator has confirmed it. */
export function FieldDoubts({ detail: { entity, id }, field }: FieldDoubtsProps) {
  const act = useAct();
  const open = listDoubts(field);
  if (open.length === 0) return null;
  const input = { params: { entity, id, field: field.name }, body: { value: field.value } };
  return (
    <div className={css.notes}>
      {open.map(({ text }) => (
        <p key={text} className="meta">
          <Tag tone="warn">의심</Tag> {text}
        </p>
      ))}
      {act.error !== null && (
        <p className="meta up" role="alert">
          {act.error}
        </p>
      )}
      <Button
        size="sm"
        aria-label={`${fieldLabel(entity, field.name)} 확인함`}
        aria-disabled={act.isSending}
        onClick={() => void act.run(rowMutations.confirm, input)}
      >
        확인함
      </Button>
    </div>
  );
}
