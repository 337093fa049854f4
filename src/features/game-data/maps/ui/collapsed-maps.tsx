import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { MapGroup, MapsPageData } from '../pages/maps.loader.ts';
import { MapLinks } from './map-links.tsx';
import css from './maps-page.module.css';

function total(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, group) => sum + group.maps.length, 0);
}

export function DungeonMaps({ regions, isOpen }: { regions: MapsPageData['regions']; isOpen: boolean }) {
  const count = regions.reduce((sum, region) => sum + total(region.dungeons), 0);
  return (
    <Panel title="던전" aside={`${formatDigits(count)}장`}>
      <div className={css.groups}>
        {regions.map(({ name, dungeons }) => (
          <Collapsible key={name} title={name} count={`${dungeons.length}곳 · ${total(dungeons)}장`} isOpen={isOpen}>
            <div className={`${css.groups} ${css.inner}`}>
              {dungeons.map((dungeon) => (
                <Collapsible key={dungeon.id} title={dungeon.name} count={`${dungeon.maps.length}장`} isOpen={isOpen}>
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

export function BuildingMaps({ groups, isOpen }: { groups: readonly MapGroup[]; isOpen: boolean }) {
  return (
    <Panel title="가게와 집" aside={`${total(groups)}장`}>
      <div className={css.groups}>
        {groups.map(({ name, maps }) => (
          <Collapsible key={name} title={name} count={`${maps.length}장`} isOpen={isOpen}>
            <MapLinks maps={maps} />
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
        {title}
        <span className="meta ml-auto">{count}</span>
      </summary>
      {children}
    </details>
  );
}
