import { FilterChoices } from '#features/game-data/ui/public/filter-choices.tsx';
import { FilterForm } from '#features/game-data/ui/public/filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from '#features/game-data/ui/public/filter-sheet.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Chips, type LinkChoice } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Checkbox, Select } from '#ui/components/field.tsx';
import type { PartyCounts } from '../party.contract.ts';
import { partyFilter } from '../party.filter.ts';
import { type PartiesQuery, partiesParams } from '../party.params.ts';
import css from './parties.module.css';

const SHEET_ID = 'party-filters';
const { region, job, grade, itemDistribution, open } = partyFilter.fields;

const LAST_LEVEL = 99;

async function requireLevel(): Promise<void> {
  const { requirePlayer } = await import('#features/people/require-login/ui/public/require-player.ts');
  await requirePlayer(() => undefined, { message: '로그인하면 내 레벨에 맞는 파티만 볼 수 있습니다' });
}

interface PartyFiltersProps {
  query: PartiesQuery;
  search: URLSearchParams;
  counts: PartyCounts;
  dungeon: { id: number; name: string } | null;
}

/** State lives in the URL. On phones everything but the regions is in a sheet. */
export function PartyFilters({ query, search, counts, dungeon }: PartyFiltersProps) {
  const { filter, texts } = query;
  const me = playerOf(useMe());
  const level = filter.level ?? me?.level;
  const regions = region.choices.map(({ value, label }): LinkChoice => {
    const count = value === '' ? counts.all : (counts.regions[value] ?? 0);
    const chosen = region.read(value);
    return {
      href: partiesParams.href('/party', search, { region: chosen, dungeonId: undefined, cursor: undefined }),
      label: `${label} ${formatDigits(count)}`,
      current: filter.dungeonId === undefined && filter.region === chosen,
    };
  });
  const inSheet = [filter.job, filter.level, filter.open, filter.grade, filter.itemDistribution].filter(
    (value) => value !== undefined,
  ).length;
  return (
    <FilterForm
      action="/party"
      label="파티 필터"
      params={partiesParams}
      preserve={['gameServer', 'region', 'dungeonId']}
    >
      <div className={`frow ${css.regions}`}>
        <span className="label wide">사냥터</span>
        <Chips label="사냥터" choices={regions} />
        {dungeon && (
          <a
            className="chip on"
            href={partiesParams.href('/party', search, { dungeonId: undefined, cursor: undefined })}
            aria-label={`${dungeon.name} 빼기`}
          >
            {dungeon.name} ×
          </a>
        )}
        <FilterSheetOpener id={SHEET_ID} count={inSheet} />
      </div>
      <FilterSheet id={SHEET_ID} result="결과 보기">
        <div className={`frow ${css.conditions}`}>
          <span className="label">빈자리</span>
          <FilterChoices look="seg" label="빈자리" name="job" options={job.choices} value={texts.job ?? ''} />
          <span className="vline wide" />
          <Checkbox
            name="level"
            value={String(level ?? LAST_LEVEL)}
            defaultChecked={filter.level !== undefined}
            onClick={(event) => {
              if (level !== undefined) return;
              event.preventDefault();
              void requireLevel();
            }}
            className={classNames(filter.level === undefined && 'needs-script')}
            label={me === null || level === me.level ? '내 레벨 가능' : `레벨 ${level} 가능`}
          />
          <Checkbox name="open" value="true" defaultChecked={filter.open === true} label={open.label} />
          <span className="grow wide" />
          <span className={`row ${css.selects}`}>
            <Select
              className={css.select}
              name="grade"
              aria-label="차수"
              options={grade.choices}
              defaultValue={texts.grade ?? ''}
            />
            <Select
              className={css.select}
              name="itemDistribution"
              aria-label="분배"
              options={itemDistribution.choices}
              defaultValue={texts.itemDistribution ?? ''}
            />
          </span>
        </div>
      </FilterSheet>
    </FilterForm>
  );
}
