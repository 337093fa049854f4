import { FilterBar, FilterField } from '#features/game-data/ui/public/filter-bar.tsx';
import { Select } from '#ui/components/field.tsx';
import { OwnLevelFilter } from '../../ui/own-level-filter.tsx';
import { guildFilter } from '../guild.filter.ts';
import { SORT_CHOICES } from '../guild-page.labels.ts';
import { type GuildsQuery, guildsParams } from '../guild-page.params.ts';
import css from './guilds.module.css';

const TYPING_MS = 300;

const { job, policy } = guildFilter.fields;

export function GuildFilters({ query: { filter, texts } }: { query: GuildsQuery }) {
  return (
    <FilterBar
      action="/guilds"
      label="문파 필터"
      params={guildsParams}
      preserve={['gameServer']}
      patienceMs={TYPING_MS}
      count={guildFilter.chips({ ...filter, q: undefined }).length + Number(texts.sort !== undefined)}
      first={
        <div className="grow">
          <FilterField of={guildFilter} name="q" />
        </div>
      }
    >
      <div className="frow wrap">
        <span className="label">{job.title}</span>
        <FilterField of={guildFilter} name="job" look="seg" />
        <span className="vline wide" />
        <OwnLevelFilter
          chosen={filter.level}
          ownLabel="내 레벨을 받는 문파"
          labelOther={(level) => `레벨 ${level}에 맞는 문파`}
          message="로그인하면 내 레벨을 받는 문파만 볼 수 있습니다"
        />
      </div>
      <div className="frow wrap">
        <span className="label">{policy.title}</span>
        <FilterField of={guildFilter} name="policy" look="seg" />
        <span className="grow wide" />
        <Select
          className={css.sort}
          name="sort"
          aria-label="정렬"
          options={SORT_CHOICES}
          defaultValue={texts.sort ?? ''}
        />
      </div>
    </FilterBar>
  );
}
