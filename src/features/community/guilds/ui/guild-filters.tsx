import { FilterChoices } from '#features/game-data/ui/public/filter-choices.tsx';
import { FilterForm } from '#features/game-data/ui/public/filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from '#features/game-data/ui/public/filter-sheet.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Checkbox, Select } from '#ui/components/field.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { guildFilter } from '../guild.filter.ts';
import { SHORT_POLICIES, SORT_CHOICES } from '../guild-page.labels.ts';
import { type GuildsQuery, guildsParams } from '../guild-page.params.ts';
import css from './guilds.module.css';

const SHEET_ID = 'guild-filters';
const LAST_LEVEL = 99;
const TYPING_MS = 300;

const { job, policy } = guildFilter.fields;
const POLICIES = policy.choices.map(({ value, label }) => ({ value, label: SHORT_POLICIES[Number(value)] ?? label }));

async function requireLevel(): Promise<void> {
  const { requirePlayer } = await import('#features/people/require-login/ui/public/require-player.ts');
  await requirePlayer(() => undefined, { message: '로그인하면 내 레벨을 받는 문파만 볼 수 있습니다' });
}

/** State lives in the URL. On phones everything but the search is in a sheet. */
export function GuildFilters({ query: { filter, texts } }: { query: GuildsQuery }) {
  const me = playerOf(useMe());
  const level = filter.level ?? me?.level;
  const inSheet = [filter.job, filter.level, filter.policy, texts.sort].filter((value) => value !== undefined).length;
  return (
    <FilterForm
      action="/guilds"
      label="문파 필터"
      params={guildsParams}
      preserve={['gameServer']}
      patienceMs={TYPING_MS}
    >
      <div className="frow">
        <div className="grow">
          <SearchField
            name="q"
            data-max-letters={12}
            defaultValue={texts.q ?? ''}
            placeholder="문파 이름, 초성도 됩니다"
            aria-label="이름으로 찾기"
          />
        </div>
        <FilterSheetOpener id={SHEET_ID} count={inSheet} />
      </div>
      <FilterSheet id={SHEET_ID} result="결과 보기">
        <div className="frow wrap">
          <span className="label">직업</span>
          <FilterChoices look="seg" label="직업" name="job" options={job.choices} value={texts.job ?? ''} />
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
            label={me === null || level === me.level ? '내 레벨을 받는 문파' : `레벨 ${level}에 맞는 문파`}
          />
        </div>
        <div className="frow wrap">
          <span className="label">가입</span>
          <FilterChoices look="seg" label="가입" name="policy" options={POLICIES} value={texts.policy ?? ''} />
          <span className="grow wide" />
          <Select
            className={css.sort}
            name="sort"
            aria-label="정렬"
            options={SORT_CHOICES}
            defaultValue={texts.sort ?? ''}
          />
        </div>
      </FilterSheet>
    </FilterForm>
  );
}
