import { Confidence } from '#ui/components/confidence.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { CONFIDENCE_VIEWS } from '../../fact.labels.ts';
import { mapRouteHref } from '../../pathfinding/ui/public/map-route-link.ts';
import { dungeonLevelText, NOT_OPENED } from '../dungeon.labels.ts';
import type { Entrance } from '../dungeon.rules.ts';
import type { DungeonView, RegionPageData } from '../pages/region.loader.ts';
import css from './dungeons.module.css';
import { MonsterTable } from './monster-table.tsx';

interface DungeonPanelProps {
  dungeon: DungeonView;
  columns: RegionPageData['columns'];
}

/** Its element id is the dungeon's id, so `#5` in an address leads to it. */
export function DungeonPanel({ dungeon, columns }: DungeonPanelProps) {
  const { id, name, levels, description, opened, monsters, confidence } = dungeon;
  const trust = CONFIDENCE_VIEWS[confidence];
  return (
    <article className={`panel ${css.dungeon}`} id={String(id)} data-id={id} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Tag tone={levels === null ? 'off' : 'warn'}>{dungeonLevelText(levels)}</Tag>
        {!opened && <Tag tone="bad">{NOT_OPENED}</Tag>}
        <span className="more">
          <Confidence level={trust.level} word={`신뢰도 ${trust.word}`} />
        </span>
      </header>
      <div className="pad">
        <DungeonFacts dungeon={dungeon} />
        {description && <p className={css.description}>{description}</p>}
      </div>
      {monsters.length > 0 ? (
        <MonsterTable monsters={monsters} columns={columns} />
      ) : (
        <p className="pad dim">출현 몬스터가 아직 알려지지 않았습니다.</p>
      )}
    </article>
  );
}

function DungeonFacts({
  dungeon: { id, location, levelNote, entryMinLevel, floors, mapHref, entrances },
}: {
  dungeon: DungeonView;
}) {
  return (
    <dl className={css.facts}>
      <div>
        <dt className="meta">위치</dt>
        <dd>
          {location} · <a href={mapRouteHref({ to: `dungeon:${id}` })}>가는 길</a>
        </dd>
      </div>
      {floors !== null && (
        <div>
          <dt className="meta">층</dt>
          <dd>
            {mapHref ? <a href={mapHref}>{floors}층</a> : `${floors}층`} <span className="faint">재현 서버 기준</span>
          </dd>
        </div>
      )}
      {levelNote && (
        <div>
          <dt className="meta">레벨 출처</dt>
          <dd>{levelNote}</dd>
        </div>
      )}
      {entrances.length > 0 && (
        <div>
          <dt className="meta">입구</dt>
          <dd className={css.entrances}>
            {entrances.map((entrance) => (
              <Entry
                key={`${entrance.code} ${entrance.name} ${entrance.x} ${entrance.y}`}
                entrance={entrance}
                usual={entryMinLevel}
              />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** @param usual the level that the head names */
function Entry({ entrance, usual }: { entrance: Entrance; usual: number | null }) {
  const { name, code, x, y, minLevel } = entrance;
  return (
    <span>
      {code ? <a href={`/maps/${code}`}>{name}</a> : name}
      {x !== null && y !== null && ` (${x}, ${y})`}
      {minLevel !== null && minLevel > 1 && minLevel !== usual && <span className="faint"> 레벨 {minLevel}</span>}
    </span>
  );
}
