import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { usageCounts } from '../row-page.labels.ts';
import { rowPath } from '../row-paths.ts';
import css from './row.module.css';

const SHOWN = 6;

/** Rows that refer to this one, and how many things of players name it. */
export function ReferencesPanel({ detail }: { detail: DeskFactRowDetail }) {
  const { references } = detail;
  const used = usageCounts(detail);
  if (references.length === 0 && used.length === 0) return null;
  return (
    <Panel title="이 줄을 쓰는 곳">
      {references.map(({ entity, count, rows }) => {
        const line = (row: (typeof rows)[number]) => (
          <li key={row.id}>
            <a href={rowPath(row.entity, row.id)}>{row.name}</a>
          </li>
        );
        return (
          <section key={entity} className={css.referring} aria-label={`${entityLabel(entity)} ${formatDigits(count)}`}>
            <h3 className="meta">{`${entityLabel(entity)} ${formatDigits(count)}`}</h3>
            <ul>{rows.slice(0, SHOWN).map(line)}</ul>
            {rows.length > SHOWN && (
              <Collapsible title={count > rows.length ? `더 보기 (${rows.length}개까지)` : '더 보기'}>
                <ul>{rows.slice(SHOWN).map(line)}</ul>
              </Collapsible>
            )}
          </section>
        );
      })}
      {used.length > 0 && <p className={`meta ${css.referring}`}>{used.join(' · ')}</p>}
    </Panel>
  );
}
