import type { ReactNode } from 'react';
import { Tile } from '#ui/components/tile.tsx';
import type { QuestRow } from '../pages/quests.loader.ts';
import { QuestStatus } from './quest-status.tsx';
import css from './quests.module.css';

export function QuestList({ rows }: { rows: readonly QuestRow[] }) {
  return (
    <ul className="lines lit" aria-label="퀘스트">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** What is not known is told on the quest's own page. */
function Row({
  row: { id, title, summary, status, thumbnailUrl, look, level, needs, gains, places },
}: {
  row: QuestRow;
}) {
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
        <p className="dim">{summary}</p>
      </div>
      <dl className={css.facts}>
        {level !== null && <Fact label="레벨">{level}부터</Fact>}
        <Lines label="준비물" lines={needs} />
        <Lines label="보상" lines={gains} />
        {places.length > 0 && (
          <Fact label="장소">
            {places.map(({ name, href, to }) => (
              <span key={name} className={css.line}>
                <a href={href}>{name}</a>
                {to && <RouteButton to={to} name={name} />}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </li>
  );
}

/** The page of the route itself knows where this device begins. */
function RouteButton({ to, name }: { to: string; name: string }) {
  return (
    <a className="btn ghost sm" href={`/maps/route?to=${to}`} aria-label={`가는 길: ${name}`}>
      가는 길
    </a>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Lines({ label, lines }: { label: string; lines: QuestRow['needs'] }) {
  if (lines.length === 0) return null;
  return (
    <Fact label={label}>
      {lines.map((parts) => (
        <span key={parts.map(({ text }) => text).join('')} className={css.line}>
          {parts.map(({ text, thing }) =>
            thing ? (
              <a key={text} href={thing.href} data-card={thing.card ?? undefined}>
                <Tile icon={thing.icon} tone={thing.tone} size="s" />
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
          {parts.map(({ text, thing }) => thing?.place && <RouteButton key={text} to={thing.place} name={text} />)}
        </span>
      ))}
    </Fact>
  );
}
