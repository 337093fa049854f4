import { type ReactNode, useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Note, Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PanelChoice } from '../../../table/ui/panel-choice.tsx';
import { type ChangedLine, dataLabel } from '../difference.labels.ts';
import { countByEntity, type EntityCount, filterDifference } from '../difference.rules.ts';
import css from './difference.module.css';
import { DifferenceLines } from './difference-lines.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { DifferenceView } from './difference-view.ts';

const PART = 50;
const ALL = 'all';

interface DifferencePanelProps<Row extends ChangedLine> extends DifferenceView<Row> {
  title: string;
  rows: readonly Row[];
  /** Number of all lines; `rows` are the first of them. */
  count: number;
  /** Numbers of all lines by entity; those of `rows` when left out. */
  counts?: readonly EntityCount[];
  empty: string;
}

/** Shows what differs, line by line, with a search and a choice of the entity; 50 lines at a time. */
export function DifferencePanel<Row extends ChangedLine>(props: DifferencePanelProps<Row>) {
  const { title, rows, count, counts = countByEntity(rows), empty, ...view } = props;
  const [q, setQ] = useState('');
  const [entity, setEntity] = useState<EntityName>();
  const [shown, setShown] = useState(PART);
  const isPhone = useWindowKind() === 'phone';
  const found = filterDifference(rows, { entity, q });
  const Lines = isPhone ? DifferenceLines : DifferenceTable;
  function filter(change: () => void): void {
    change();
    setShown(PART);
  }
  if (rows.length === 0) {
    return (
      <Panel title={title}>
        <EmptyState isInLine text={empty} />
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      className={css.panel}
      aside={<Head {...{ count, q }} onType={(typed) => filter(() => setQ(typed))} />}
    >
      {rows.length < count && (
        <div className={css.note}>
          <Note>{`${formatDigits(count)}개 가운데 처음 ${formatDigits(rows.length)}개만 보입니다.`}</Note>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState isInLine text="이 이름이나 항목으로 달라진 것이 없습니다." />
      ) : (
        <Lines rows={found.slice(0, shown)} {...view} />
      )}
      <Foot rest={found.length - shown} onMore={() => setShown(shown + PART)}>
        <PanelChoice
          label="자료"
          choices={[
            [ALL, `전체 ${formatDigits(count)}`],
            ...counts.map((one) => [one.entity, `${dataLabel(one.entity)} ${formatDigits(one.count)}`] as const),
          ]}
          value={entity ?? ALL}
          onChoose={(value) => filter(() => setEntity(value === ALL ? undefined : value))}
        />
      </Foot>
    </Panel>
  );
}

function Head({ count, q, onType }: { count: number; q: string; onType: (typed: string) => void }) {
  return (
    <>
      <span className="meta">{formatDigits(count)}개</span>
      <div className={css.search}>
        <SearchField
          small
          aria-label="이름이나 항목"
          placeholder="이름이나 항목"
          value={q}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </>
  );
}

function Foot({ rest, onMore, children }: { rest: number; onMore: () => void; children: ReactNode }) {
  return (
    <footer className={css.foot}>
      <div className={css.entities}>{children}</div>
      {rest > 0 && (
        <button type="button" className={css.more} onClick={onMore}>
          {formatDigits(Math.min(PART, rest))}개 더
        </button>
      )}
    </footer>
  );
}
