import { Fragment } from 'react';
import { Tile } from '#ui/components/tile.tsx';
import type { QuestRow } from '../pages/quests.loader.ts';
import type { TextPart } from '../quest-names.rules.ts';
import { QuestStatus } from './quest-status.tsx';
import css from './quests.module.css';

export function QuestTable({ rows }: { rows: readonly QuestRow[] }) {
  return (
    <table className={`t even ${css.table}`} aria-label="퀘스트">
      <thead>
        <tr>
          <th scope="col">퀘스트</th>
          <th scope="col" className={`num wide ${css.levels}`}>
            레벨
          </th>
          <th scope="col" className="wide">
            준비물
          </th>
          <th scope="col" className="wide">
            보상
          </th>
          <th scope="col" className="wide">
            장소
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: { id, title, summary, status, thumbnailUrl, look, level, needs, gains, places },
}: {
  row: QuestRow;
}) {
  return (
    <tr className="tap-row">
      <td>
        <div className={css.quest}>
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
            <dl className={`narrow ${css.facts}`}>
              <Fact label="레벨" text={level === null ? null : `${level}부터`} />
              <Fact label="준비물" text={textOf(needs)} />
              <Fact label="보상" text={textOf(gains)} />
              <Fact label="장소" text={places.map(({ name }) => name).join(', ')} />
            </dl>
          </div>
        </div>
      </td>
      <td className="num wide">{level === null ? <Unknown /> : `${level}부터`}</td>
      <td className="wide">
        <Lines lines={needs} />
      </td>
      <td className="wide">
        <Lines lines={gains} />
      </td>
      <td className="wide">
        {places.length === 0 && <Unknown />}
        {places.map(({ name, href }) => (
          <a key={name} className={`quiet ${css.line}`} href={href}>
            {name}
          </a>
        ))}
      </td>
    </tr>
  );
}

function Unknown() {
  return <span className="faint">모름</span>;
}

/** On phones: what is not known is told on the quest's own page. */
function Fact({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

function textOf(lines: readonly (readonly TextPart[])[]): string {
  return lines.map((parts) => parts.map(({ text }) => text).join('')).join(', ');
}

function Lines({ lines }: { lines: readonly (readonly TextPart[])[] }) {
  if (lines.length === 0) return <Unknown />;
  return lines.map((parts) => (
    <span key={textOf([parts])} className={css.line}>
      {parts.map(({ text, thing }) =>
        thing ? (
          <a key={text} className="quiet" href={thing.href} data-card={thing.card ?? undefined}>
            {text}
          </a>
        ) : (
          <Fragment key={text}>{text}</Fragment>
        ),
      )}
    </span>
  ));
}
