import { FilterBar, FilterField } from '#features/game-data/ui/public/filter-bar.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Chips, type LinkChoice } from '#ui/components/choices.tsx';
import { OwnLevelFilter } from '../../ui/own-level-filter.tsx';
import type { PartyCounts } from '../party.contract.ts';
import { partyFilter } from '../party.filter.ts';
import { type PartiesQuery, partiesParams } from '../party.params.ts';
import css from './parties.module.css';

const { region, job } = partyFilter.fields;

interface PartyFiltersProps {
  query: PartiesQuery;
  search: URLSearchParams;
  counts: PartyCounts;
  dungeon: { id: number; name: string } | null;
}

export function PartyFilters({ query: { filter }, search, counts, dungeon }: PartyFiltersProps) {
  const regions = region.choices.map(({ value, label }): LinkChoice => {
    const count = value === '' ? counts.all : (counts.regions[value] ?? 0);
    const chosen = region.read(value);
    return {
      href: partiesParams.href('/party', search, { region: chosen, dungeonId: undefined, cursor: undefined }),
      label: `${label} ${formatDigits(count)}`,
      current: filter.dungeonId === undefined && filter.region === chosen,
    };
  });
  return (
    <FilterBar
      action="/party"
      label="파티 필터"
      params={partiesParams}
      preserve={['gameServer', 'region', 'dungeonId']}
      count={partyFilter.chips({ ...filter, region: undefined }).length}
      firstClass={css.regions}
      first={
        <>
          <span className="label wide">{region.title}</span>
          <Chips label={region.title} choices={regions} />
          {dungeon && (
            <a
              className="chip on"
              href={partiesParams.href('/party', search, { dungeonId: undefined, cursor: undefined })}
              aria-label={`${dungeon.name} 빼기`}
            >
              {dungeon.name} ×
            </a>
          )}
        </>
      }
    >
      <div className={`frow ${css.conditions}`}>
        <span className="label">{job.title}</span>
        <FilterField of={partyFilter} name="job" look="seg" />
        <span className="vline wide" />
        <OwnLevelFilter
          chosen={filter.level}
          ownLabel="내 레벨 가능"
          labelOther={(level) => `레벨 ${level} 가능`}
          message="로그인하면 내 레벨에 맞는 파티만 볼 수 있습니다"
        />
        <FilterField of={partyFilter} name="open" />
        <span className="grow wide" />
        <span className={`row ${css.selects}`}>
          <FilterField of={partyFilter} name="grade" className={css.select} />
          <FilterField of={partyFilter} name="itemDistribution" className={css.select} />
        </span>
      </div>
    </FilterBar>
  );
}
