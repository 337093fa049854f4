import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { useSettled } from '../../../acts/ui/use-settled.ts';
import { useStoredText } from '../../../acts/ui/use-stored-text.ts';
import { rowPath } from '../row-paths.ts';
import css from './row.module.css';
import { type RowState, rowsBeside } from './row-query.ts';

const PATIENCE_MS = 250;

const STATES: readonly { value: RowState; label: string }[] = [
  { value: '', label: '전체' },
  { value: 'overridden', label: '수정됨' },
  { value: 'conflict', label: '충돌' },
];

interface RowListProps {
  entity: EntityName;
  open: { id: number; name: string };
}

/** The other rows of the entity, to go from one to the next. */
export function RowList({ entity, open }: RowListProps) {
  const [text, type] = useStoredText(`data-${entity}`);
  const [stored, setState] = useStoredText(`data-${entity}-state`);
  const state = STATES.find(({ value }) => value === stored)?.value ?? '';
  const q = useSettled(text.trim(), PATIENCE_MS);
  const query = useLivePages(rowsBeside, { entity, q, state });
  const isWhole = q === '' && state === '';
  return (
    <nav className={`panel ${css.list}`} aria-label={`${entityLabel(entity)} 목록`}>
      <div className="pad stack">
        <SearchField
          aria-label={`${entityLabel(entity)} 이름`}
          placeholder={`${entityLabel(entity)} 이름`}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <ChoiceField
          label="상태"
          isLabelHidden
          name="row-state"
          size="tight"
          choices={STATES}
          value={state}
          onChoose={setState}
        />
      </div>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={8} />}
        failed="목록을 불러오지 못했습니다."
        empty={<EmptyState text="이 조건의 줄이 없습니다." isInLine />}
      >
        {(rows) => (
          <ul>
            {isWhole && rows.every(({ id }) => id !== open.id) && (
              <Line entity={entity} row={open} note="" isOpen isConflict={false} />
            )}
            {rows.map((row) => (
              <Line
                key={row.id}
                {...{ entity, row }}
                isOpen={row.id === open.id}
                isConflict={row.conflicts.length > 0}
                note={noteFor(row)}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      {query.hasNextPage && (
        <div className="pad">
          <Button size="sm" full disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            더 보기
          </Button>
        </div>
      )}
    </nav>
  );
}

function noteFor({
  conflicts,
  overridden,
  state,
}: {
  conflicts: unknown[];
  overridden: unknown[];
  state: string;
}): string {
  if (conflicts.length > 0) return '충돌';
  if (state !== 'inForce') return state === 'removed' ? '뺀 줄' : '적용 안 됨';
  return overridden.length > 0 ? formatDigits(overridden.length) : '';
}

interface LineProps {
  entity: EntityName;
  row: { id: number; name: string };
  note: string;
  isOpen: boolean;
  isConflict: boolean;
}

function Line({ entity, row, note, isOpen, isConflict }: LineProps) {
  return (
    <li>
      <a href={rowPath(entity, row.id)} aria-current={isOpen ? 'page' : undefined}>
        <span className="elide">{row.name}</span>
        <span className={isConflict ? css.gold : 'meta'}>{note}</span>
      </a>
    </li>
  );
}
