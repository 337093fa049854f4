import { TextInput } from '#ui/components/field.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { NOT_OPENED } from '../dungeon.labels.ts';
import { regionParams } from '../dungeon.params.ts';
import type { RegionPageData } from '../pages/region.loader.ts';
import css from './dungeons.module.css';

interface RegionFiltersProps {
  regions: RegionPageData['regions'];
  region: { id: number };
  level: number | undefined;
  count: number;
}

/** On a phone the regions are one scrolling line, and the current one may be outside the view. */
function bringIntoSight(chip: HTMLElement | null): void {
  const line = chip?.parentElement;
  if (chip && line) line.scrollLeft = chip.offsetLeft - line.offsetLeft - 48;
}

export function RegionFilters({ regions, region, level, count }: RegionFiltersProps) {
  const path = `/dungeons/regions/${region.id}`;
  return (
    <FilterForm action={path} label="사냥터 필터" params={regionParams} preserve={['gameServer']}>
      <div className="frow">
        <span className="label">지역</span>
        <nav className="chips scroll" aria-label="지역">
          {regions.map(({ id, name, opened }) => (
            <a
              key={id}
              className={id === region.id ? 'chip on' : 'chip'}
              href={regionParams.link(`/dungeons/regions/${id}`, { level })}
              aria-current={id === region.id ? 'page' : undefined}
              ref={id === region.id ? bringIntoSight : undefined}
            >
              {name}
              {!opened && <span className="faint">{NOT_OPENED}</span>}
            </a>
          ))}
        </nav>
      </div>
      <div className="frow">
        <label className="label" htmlFor="level">
          레벨
        </label>
        <span className={css.level}>
          <TextInput
            id="level"
            name="level"
            small
            inputMode="numeric"
            maxLength={3}
            placeholder="내 레벨"
            defaultValue={level ?? ''}
            autoComplete="off"
          />
        </span>
        <output className="meta" aria-live="off" data-spoken="">
          {level === undefined ? '적으면 맞는 사냥터만 보여 줍니다' : `레벨 ${level}에 맞는 곳 ${count}곳`}
        </output>
        {level !== undefined && (
          <a className="btn ghost sm" href={path}>
            <RefreshIcon size={14} />
            전체 보기
          </a>
        )}
      </div>
    </FilterForm>
  );
}
