import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { ELSEWHERE } from '../map-list.rules.ts';
import type { MapGroup, MapRef, MapsPageData } from '../pages/maps.loader.ts';
import css from './maps-page.module.css';

function total(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, group) => sum + group.maps.length, 0);
}

interface DungeonMapsProps {
  regions: MapsPageData['regions'];
  /** The regions are unfolded at first, so that their dungeons are visible. */
  isOpen: boolean;
  /** The floors of each dungeon are unfolded too. */
  areFloorsOpen: boolean;
}

export function DungeonMaps({ regions, isOpen, areFloorsOpen }: DungeonMapsProps) {
  const count = regions.reduce((sum, region) => sum + total(region.dungeons), 0);
  return (
    <Panel title="사냥터 지도" aside={`${formatDigits(count)}장`}>
      <div className={css.groups}>
        {regions.map(({ name, dungeons }) => (
          <Collapsible key={name} title={name} count={`${dungeons.length}곳 · ${total(dungeons)}장`} isOpen={isOpen}>
            <div className={`${css.groups} ${css.inner}`}>
              {dungeons.map((dungeon) => (
                <Collapsible
                  key={dungeon.id}
                  title={dungeon.name}
                  count={`${dungeon.maps.length}장`}
                  isOpen={areFloorsOpen}
                >
                  <MapLinks maps={dungeon.maps} />
                </Collapsible>
              ))}
            </div>
          </Collapsible>
        ))}
      </div>
    </Panel>
  );
}

interface AroundTownsProps {
  fields: readonly MapGroup[];
  buildings: readonly MapGroup[];
  isOpen: boolean;
}

/** Groups fields and houses by their town. */
export function AroundTowns({ fields, buildings, isOpen }: AroundTownsProps) {
  const kinds = [
    { title: '필드와 길', short: '필드', groups: fields },
    { title: '가게와 집', short: '가게', groups: buildings },
  ];
  const groups = kinds.flatMap(({ groups, ...kind }) => groups.map((group) => ({ ...group, ...kind })));
  const byTown = [...Map.groupBy(groups, ({ name }) => name)];
  const inOrder = byTown.toSorted(
    ([a, some], [b, others]) => Number(a === ELSEWHERE) - Number(b === ELSEWHERE) || total(others) - total(some),
  );
  return (
    <Panel title="마을별 필드와 가게" aside={`${formatDigits(total(groups))}장`}>
      <div className={css.groups}>
        {inOrder.map(([name, parts]) => (
          <Collapsible
            key={name}
            title={name}
            count={parts.map(({ short, maps }) => `${short} ${maps.length}`).join(' · ')}
            isOpen={isOpen}
          >
            {parts.map(({ title, maps }) => (
              <div key={title} className={css.part}>
                <h3 className="meta">{title}</h3>
                <MapLinks maps={maps} />
              </div>
            ))}
          </Collapsible>
        ))}
      </div>
    </Panel>
  );
}

interface CollapsibleProps {
  title: string;
  count: string;
  isOpen: boolean;
  children: ReactNode;
}

function Collapsible({ title, count, isOpen, children }: CollapsibleProps) {
  return (
    <details open={isOpen} className={`disclosure small ${css.group}`}>
      <summary className="row-link">
        <ChevronDownIcon size={16} />
        <span>{title}</span>
        <span className={`meta ${css.count}`}>{count}</span>
      </summary>
      {children}
    </details>
  );
}

function MapLinks({ maps }: { maps: readonly MapRef[] }) {
  return (
    <ul className={css.links}>
      {maps.map(({ code, name }) => (
        <li key={code}>
          <a href={`/maps/${code}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
