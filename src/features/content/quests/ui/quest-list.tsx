import { Tile } from '#ui/components/tile.tsx';
import type { QuestRow } from '../pages/quests.loader.ts';
import { QuestStatus } from './quest-status.tsx';
import { QuestSummary, SUMMARY_LABELS } from './quest-summary.tsx';
import css from './quests.module.css';

export function QuestList({ rows }: { rows: readonly QuestRow[] }) {
  return (
    <>
      <p className={css.head} aria-hidden="true">
        <span>퀘스트</span>
        {SUMMARY_LABELS.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul className="lines lit" aria-label="퀘스트">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

/** Unknown values, and the ways there, are only on the quest's own page. */
function Row({ row: { id, title, lead, status, thumbnailUrl, look, level, needs, gains, places } }: { row: QuestRow }) {
  return (
    <li className={`tap-row ${css.quest}`}>
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" width="48" height="48" loading="lazy" />
      ) : (
        <Tile {...look} size="l" />
      )}
      <div className="min-w-0">
        <span className="row">
          <a className={`opens ${css.title}`} href={`/quests/${id}`}>
            {title}
          </a>
          <QuestStatus status={status} />
        </span>
        <p className="dim">{lead}</p>
      </div>
      <QuestSummary level={level} needs={needs} gains={gains} places={places} />
    </li>
  );
}
