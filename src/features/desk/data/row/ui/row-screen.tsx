import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { DeskScreenProps } from '../../../frame/desk-page.ts';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { ConflictPanels } from './conflict-panels.tsx';
import { CorrectionsPanel } from './corrections-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ReferencesPanel } from './references-panel.tsx';
import css from './row.module.css';
import { RowHead } from './row-head.tsx';
import { RowList } from './row-list.tsx';
import { rowDetail } from './row-query.ts';
import { useRowEdit } from './use-row-edit.ts';

/** The page of one row of the facts: its values with where they come from, and what became of them. */
export default function RowScreen({ params }: DeskScreenProps) {
  const id = Number(params.id);
  const { entity } = params;
  if (entity === undefined || !isEntityName(entity)) return null;
  return <OfEntity key={`${entity}/${id}`} entity={entity} id={id} />;
}

function OfEntity({ entity, id }: { entity: EntityName; id: number }) {
  const query = useLiveQuery(rowDetail, { entity, id });
  return (
    <>
      {query.data === undefined && <DeskHead title={`${entityLabel(entity)} ${id}`} />}
      <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="이 줄을 불러오지 못했습니다.">
        {(detail) => <Row detail={detail} />}
      </QueryStates>
    </>
  );
}

function Row({ detail }: { detail: DeskFactRowDetail }) {
  const edit = useRowEdit(detail);
  const isPhone = useWindowKind() === 'phone';
  return (
    <>
      <RowHead detail={detail} />
      <div className={css.columns}>
        {!isPhone && <RowList entity={detail.entity} open={detail} />}
        <div className="stack">
          <ConflictPanels detail={detail} />
          <FieldsPanel detail={detail} edit={edit} />
        </div>
        <div className={`stack ${css.side}`}>
          <CorrectionsPanel detail={detail} edit={edit} />
          <HistoryPanel detail={detail} />
          <ReferencesPanel detail={detail} />
        </div>
      </div>
    </>
  );
}
