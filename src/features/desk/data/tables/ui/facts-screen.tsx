import { useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { useWidth } from '#features/trade/quotes/ui/use-width.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import type { KeyName } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import type { DeskScreenProps } from '../../../frame/desk-page.ts';
import { DeskTable } from '../../../table/ui/desk-table.tsx';
import type { DeskFactCounts } from '../../fact-row-desk.contract.ts';
import { useEditSet } from '../../ui/edit-set-store.ts';
import { findPhoneField, fitColumns, listColumns } from '../fact-cells.rules.ts';
import { readFactSearch } from '../fact-list.params.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { CellsOfTable } from './cells.ts';
import css from './edit-set.module.css';
import { EditSetPanel } from './edit-set-panel.tsx';
import { createFactList } from './fact-columns.tsx';
import { FactFilters } from './fact-filters.tsx';
import { factCounts, factPages } from './fact-query.ts';
import { FactsHead } from './facts-head.tsx';
import { useCellEditing } from './use-cell-editing.ts';
import { useVerdict } from './use-verdict.ts';

const USUAL: EntityName = 'monsters';
const KEYS: readonly KeyName[] = ['editValue', 'nextValue', 'pasteValues', 'takeLastEdit'];
const DRAWN_WIDTH = 1208;

/** The page 자료 편집: the rows of an entity, whose values are gathered and applied together. */
export default function FactsScreen({ params: { entity = USUAL } }: Pick<DeskScreenProps, 'params'>) {
  return isEntityName(entity) ? <FactsTable key={entity} entity={entity} /> : null;
}

function useColumns(entity: EntityName) {
  const { box, width } = useWidth<HTMLDivElement>(DRAWN_WIDTH);
  const kind = useWindowKind();
  const hasRoom = kind === 'desk';
  const first = findPhoneField(entity);
  const fitting = kind === 'phone' ? (first ? [first] : []) : fitColumns(entity, width, hasRoom);
  return { box, width, hasRoom, columns: fitting.length > 0 ? fitting : listColumns(entity) };
}

function FactsTable({ entity }: { entity: EntityName }) {
  const [address] = useSearchParams();
  const search = readFactSearch(entity, address);
  const query = useLivePages(factPages, search);
  const { data: counts } = useLiveQuery(factCounts);
  const [answer, setAnswer] = useState('');
  const set = useEditSet();
  const [isApplying, setApplying] = useState(false);
  const verdict = useVerdict(set.edits, isApplying);
  const { box, width, hasRoom, columns } = useColumns(entity);
  const { cells, onPaste } = useCellEditing({
    ...{ entity, columns, set },
    rows: query.data ?? [],
    faults: verdict.faults.byEdit,
    onAnswer: setAnswer,
  });
  const own = counts?.find((one) => one.entity === entity);
  return (
    <>
      <div ref={box} onPaste={onPaste}>
        <CellsOfTable value={cells}>
          <DeskTable
            list={{ ...createFactList(entity, { edits: set.edits, width, hasRoom }), ...countText(own) }}
            query={query}
            name={`facts ${JSON.stringify(search)}`}
            head={<FactsHead entity={entity} rows={own?.rows} />}
            filters={<FactFilters search={search} counts={own} />}
            answer={answer}
            keys={KEYS}
          />
        </CellsOfTable>
      </div>
      <Conflicts counts={counts} />
      {set.edits.length > 0 && (
        <div className={css.section}>
          <EditSetPanel set={set} verdict={verdict} />
          <ApplyPanel {...{ set, verdict }} onApplying={setApplying} onApplied={setAnswer} />
        </div>
      )}
    </>
  );
}

/** Only those rows are known that were read, and their number in all. */
const countText = (own: DeskFactCounts | undefined) =>
  own ? { countText: (rows: string) => `${rows} / ${formatDigits(own.rows)}` } : {};

/** The number of conflicts of all entities, since they are decided on one page. */
function Conflicts({ counts = [] }: { counts: readonly DeskFactCounts[] | undefined }) {
  const found = counts.filter(({ conflict }) => conflict > 0);
  if (found.length === 0) return null;
  const names = found.map((one) => `${entityLabel(one.entity)} ${formatDigits(one.conflict)}`).join(', ');
  return (
    <p className={css.conflicts}>
      <b>충돌 {formatDigits(found.reduce((sum, { conflict }) => sum + conflict, 0))}</b>
      <span className="meta">{names}</span>
      <ButtonLink size="sm" href={CONFLICTS}>
        보기
      </ButtonLink>
    </p>
  );
}

const CONFLICTS = '/operator/data/conflicts';
