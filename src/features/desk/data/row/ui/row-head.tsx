import { useState } from 'react';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ReasonForm } from '../../../acts/ui/reason-form.tsx';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { removalEffects, returnEffects, sleepText } from '../row-page.labels.ts';
import { DATA_PATH, entityPath, newRowPath } from '../row-paths.ts';
import css from './row.module.css';
import { explainChange, rowMutations } from './row-query.ts';

/** Name, state and the acts on the whole row. */
export function RowHead({ detail }: { detail: DeskFactRowDetail }) {
  const { entity, id, name, state, href } = detail;
  const mayAct = useOwnLevel() <= OPERATOR_LEVEL.moderator;
  const [isOpen, setOpen] = useState(false);
  const label = state === 'removed' ? '복원' : '목록에서 빼기';
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: '자료 편집', href: DATA_PATH },
          { label: entityLabel(entity), href: entityPath(entity) },
          { label: String(id) },
        ]}
      />
      <DeskHead title={name} meta={<RowTags detail={detail} />}>
        {href !== null && (
          <ButtonLink href={href} size="sm">
            도감에서 보기
          </ButtonLink>
        )}
        {mayAct && entity !== 'regions' && (
          <ButtonLink href={newRowPath(entity, id)} size="sm">
            복사해서 새로
          </ButtonLink>
        )}
        {mayAct && state !== 'asleep' && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        )}
      </DeskHead>
      {state === 'asleep' && (
        <div className="mb-3">
          <Note>{sleepText(detail)}</Note>
        </div>
      )}
      {isOpen && (
        <div className={css.act}>
          <Panel title={label}>
            <WholeRowForm detail={detail} onClose={() => setOpen(false)} />
          </Panel>
        </div>
      )}
    </>
  );
}

function RowTags({ detail: { fields, state, isAdded } }: { detail: DeskFactRowDetail }) {
  const overridden = fields.filter(({ override }) => override !== null).length;
  const inConflict = fields.filter(({ isConflict }) => isConflict).length;
  return (
    <span className={css.tags}>
      {isAdded && <Tag>추가한 줄</Tag>}
      {overridden > 0 && <Tag>{`고친 항목 ${formatDigits(overridden)}`}</Tag>}
      {inConflict > 0 && <Tag tone="warn">{`충돌 ${formatDigits(inConflict)}`}</Tag>}
      {state === 'asleep' && <Tag tone="off">적용 안 됨</Tag>}
      {state === 'removed' && <Tag tone="bad">뺀 줄</Tag>}
    </span>
  );
}

/** Takes the row out, or brings it back. */
function WholeRowForm({ detail, onClose }: { detail: DeskFactRowDetail; onClose: () => void }) {
  const { entity, id, version, state } = detail;
  const common = { name: `fact-${entity}-${id}-${state}`, kinds: [], explain: explainChange, onClose, onDone: onClose };
  return state === 'removed' ? (
    <ReasonForm
      {...common}
      mutation={rowMutations.return}
      label="복원"
      sendingLabel="복원하는 중"
      effects={returnEffects(detail)}
      toInput={(reason) => ({ params: { entity, id }, body: { version, reason } })}
    />
  ) : (
    <ReasonForm
      {...common}
      mutation={rowMutations.remove}
      label="목록에서 빼기"
      sendingLabel="빼는 중"
      effects={removalEffects(detail)}
      toInput={(reason) => ({ params: { entity, id }, query: { version }, body: { reason } })}
    />
  );
}
