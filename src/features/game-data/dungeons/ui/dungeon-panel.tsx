import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Dot, Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { MonsterLink } from '../../refs/ui/public/game-link.tsx';
import { RouteLink } from '../../refs/ui/public/route-link.tsx';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import { dungeonLevelText, NOT_OPENED, PART_NAME } from '../dungeon.labels.ts';
import type { Entrance } from '../dungeon.rules.ts';
import type { DungeonView, PartView, RegionPageData } from '../pages/region.loader.ts';
import css from './dungeons.module.css';
import { MonsterTable } from './monster-table.tsx';

interface DungeonPanelProps {
  dungeon: DungeonView;
  columns: RegionPageData['columns'];
  /** Its monsters are expanded at first in wide windows. */
  isOpenAtDesk: boolean;
  /** No other card shares its line. */
  isWholeLine: boolean;
  beside?: ReactNode;
}

/** The row with its name has the dungeon's id, so `#5` in an address leads to it. */
export function DungeonPanel({ dungeon, columns, isOpenAtDesk, isWholeLine, beside }: DungeonPanelProps) {
  const { id, name, levels, description, opened, monsters } = dungeon;
  return (
    <article className={classNames('panel', css.dungeon, isWholeLine && css.wholeLine)} aria-label={name}>
      <header id={String(id)} data-id={id}>
        <div className={css.title}>
          <h2>{name}</h2>
          <Tag tone={levels === null ? 'off' : 'warn'}>{dungeonLevelText(levels)}</Tag>
          {!opened && <Tag tone="bad">{NOT_OPENED}</Tag>}
        </div>
        <RouteLink to={`dungeon:${id}`} name={name} className={`btn sm ${css.route}`} />
      </header>
      <div className="pad">
        <DungeonFacts dungeon={dungeon} />
        {description && <p className={css.description}>{description}</p>}
      </div>
      {beside}
      {monsters.length > 0 ? (
        <Collapsible title={<Life dungeon={dungeon} />} isOpenAtDesk={isOpenAtDesk}>
          <MonsterTable monsters={monsters} columns={columns} />
        </Collapsible>
      ) : (
        <p className="pad dim">출현 몬스터가 아직 알려지지 않았습니다.</p>
      )}
      {dungeon.parts.length > 0 && <Parts parts={dungeon.parts} usual={levels} />}
    </article>
  );
}

/** @param usual the levels of the whole */
function Parts({ parts, usual }: { parts: readonly PartView[]; usual: string | null }) {
  return (
    <>
      <p className={`pad meta ${css.partsHead}`}>
        구간 {parts.length}곳 · 구간의 이름은 {PART_NAME}
      </p>
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.id} id={String(part.id)} data-id={part.id}>
            <div className={css.title}>
              <h3>{part.name}</h3>
              {part.levels !== usual && <Tag tone="warn">{dungeonLevelText(part.levels)}</Tag>}
            </div>
            <RouteLink to={`dungeon:${part.id}`} name={part.name} className={`btn sm ${css.route}`} />
            <DungeonFacts dungeon={part} />
            {part.description && <p className={css.description}>{part.description}</p>}
            <p className={css.living}>
              {part.monsters.map((monster) => (
                <MonsterLink key={monster.id} {...monster} size="s" />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Collapsible({
  title,
  isOpenAtDesk,
  children,
}: {
  title: ReactNode;
  isOpenAtDesk: boolean;
  children: ReactNode;
}) {
  if (isOpenAtDesk) return <PhoneCollapsible title={title}>{children}</PhoneCollapsible>;
  return (
    <details className={`disclosure fold ${css.closed}`}>
      <summary>
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}

const NAMED = 4;

/** Summarises the monsters, so that a player can decide without expanding them. */
function Life({ dungeon: { monsters, bestDrop } }: { dungeon: DungeonView }) {
  const names = monsters.slice(0, NAMED).map(({ name }) => name);
  const others = monsters.length - names.length;
  const drops = new Set(monsters.flatMap((monster) => monster.drops.map(({ name }) => name))).size;
  const exps = monsters.flatMap(({ exp }) => exp ?? []);
  const range = [...new Set([Math.min(...exps), Math.max(...exps)])].map(formatDigits).join('–');
  return (
    <span className={css.life}>
      몬스터 {monsters.length}종{drops > 0 && <span className="own-text">{` · 드롭 ${drops}가지`}</span>}
      {exps.length > 0 && (
        <span className={css.range}>
          <span className="wide"> · </span>경험치 {range}
        </span>
      )}
      <span className={css.names}>
        {names.join(', ')}
        {others > 0 && <span className="own-text">{` 외 ${others}종`}</span>}
        {bestDrop && (
          <>
            <Dot />
            <span className="nowrap">
              비싼 드롭 <b>{bestDrop.name}</b> {bestDrop.quote}
            </span>
          </>
        )}
      </span>
    </span>
  );
}

function DungeonFacts({ dungeon }: { dungeon: DungeonView | PartView }) {
  const { location, entryMinLevel, floors, mapHref, entrances } = dungeon;
  return (
    <dl className={css.facts}>
      {!entrances.some(({ name }) => name === location) && (
        <div>
          <dt className="meta">위치</dt>
          <dd>{location}</dd>
        </div>
      )}
      {floors !== null && (
        <div>
          <dt className="meta">층</dt>
          <dd>{mapHref ? <a href={mapHref}>{floors}층 지도</a> : `${floors}층`}</dd>
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
      {'trust' in dungeon && <LevelBasis dungeon={dungeon} />}
    </dl>
  );
}

/** The basis of its levels, and their confidence where it is unusual for the page. */
function LevelBasis({ dungeon: { trust, levelNote } }: { dungeon: DungeonView }) {
  const basis = [levelNote, trust && `신뢰도 ${trust}`].filter(Boolean);
  if (basis.length === 0) return null;
  return (
    <div className={css.basis}>
      <dt className="meta">자료</dt>
      <dd className="meta">{basis.join(' · ')}</dd>
    </div>
  );
}

/** @param usual the level that the header shows */
function Entry({ entrance, usual }: { entrance: Entrance; usual: number | null }) {
  const { name, code, x, y, minLevel } = entrance;
  return (
    <span>
      {code ? <a href={`/maps/${code}`}>{name}</a> : name}
      {x !== null && y !== null && <span className="own-text">{` (${x}, ${y})`}</span>}
      {minLevel !== null && minLevel > 1 && minLevel !== usual && <span className="faint"> 레벨 {minLevel}</span>}
    </span>
  );
}
