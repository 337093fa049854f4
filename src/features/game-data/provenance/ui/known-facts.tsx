import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { KnownRow } from '../pages/known-facts.ts';
import { SourceLinks } from './source-list.tsx';
import css from './sources.module.css';

const WORDS = { sure: '높음', fair: '보통', unsure: '낮음' } as const;
const PARTS = ['sure', 'fair', 'unsure'] as const;

/** Lists the kinds of facts with their confidence and sources. */
export function KnownFacts({ rows }: { rows: readonly KnownRow[] }) {
  return (
    <Panel title="자료별 신뢰도와 출처">
      <ul className="lines">
        {rows.map((row) => (
          <li key={row.name} className={css.facts}>
            <div>
              <h3>
                {row.name} <span className="num dim">{formatDigits(row.total)}</span>
              </h3>
              <Shares row={row} />
            </div>
            <SourceLinks sources={row.sources} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Shares({ row }: { row: KnownRow }) {
  const parts = PARTS.filter((part) => row[part] > 0);
  return (
    <>
      <span className={css.shares} aria-hidden="true">
        {parts.map((part) => (
          <i key={part} className={css[part]} style={{ flexGrow: row[part] }} />
        ))}
      </span>
      <ul className={css.key}>
        {parts.map((part) => (
          <li key={part} className={css[part]}>
            {WORDS[part]} <b className="num">{parts.length === 1 ? '전부' : formatDigits(row[part])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
