import { useSearchParams } from '#platform/client/use-search-params.ts';
import { JOB_NAMES } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Chips } from '#ui/components/choices.tsx';
import { Checkbox, Select, TextInput } from '#ui/components/field.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { FilterBar } from '../../ui/public/filter-bar.tsx';
import {
  type ItemColumn,
  type ItemFlag,
  type ItemQuery,
  type ItemSort,
  sortChoices,
  sortText,
  usualSort,
} from '../item.rules.ts';
import { itemSortLabel } from '../item-list.labels.ts';
import { itemTypeParams } from '../item-type.params.ts';
import type { ItemTypeTab } from '../pages/item-type.loader.ts';
import css from './item-list.module.css';

interface ItemFiltersProps {
  type: ItemTypeTab;
  types: readonly ItemTypeTab[];
  columns: readonly ItemColumn[];
  /** Columns that can be filtered and sorted by. */
  known: readonly ItemColumn[];
  flags: readonly ItemFlag[];
  query: ItemQuery;
  path: string;
  /** Number of items that match. */
  shown: number;
}

const FLAG_LABELS: Record<ItemFlag, string> = {
  trade: '교환 가능',
  made: '조합 가능',
  drop: '몬스터 드롭',
};

const JOB_OPTIONS = JOB_NAMES.map((label, job) =>
  job === 0 ? { value: '', label: '직업 전체' } : { value: String(job), label },
);
const GENDER_OPTIONS = [
  { value: '', label: '성별 전체' },
  { value: '1', label: '남' },
  { value: '2', label: '여' },
];

const GRADE_OPTIONS = [
  { value: '', label: '승급 전체' },
  { value: '0', label: '승급 전' },
  ...[1, 2, 3, 4].map((grade) => ({ value: String(grade), label: `${grade}차까지` })),
];
const LIMIT_FIELDS: readonly ItemColumn[] = ['level', 'job', 'gender', 'grade'];

export function ItemFilters({ type, types, columns, known, flags, query, path, shown }: ItemFiltersProps) {
  'use memo';
  const sort = query.sort && sortValue(query.sort, columns);
  return (
    <FilterBar
      action={path}
      label="아이템 필터"
      params={itemTypeParams}
      preserve={['gameServer', 'unknown', 'pick']}
      count={countFilters(query) + (sort ? 1 : 0)}
      result={shown === 0 ? undefined : `${formatDigits(shown)}가지 보기`}
      first={
        <div className="grow">
          <SearchField
            name="q"
            defaultValue={query.name}
            placeholder={`${type.name} 이름, 초성도 됩니다`}
            aria-label="이름으로 찾기"
          />
        </div>
      }
    >
      <div className="frow">
        <span className="label">종류</span>
        <Chips
          label="아이템 종류"
          choices={types.map(({ id, name }) => ({
            href: `/items/types/${id}`,
            label: name,
            current: id === type.id,
          }))}
        />
      </div>
      {/* The table's headers sort by its columns; this field offers all known ones. */}
      <div className="frow">
        <span className="label">정렬</span>
        <Select
          name="sort"
          aria-label="정렬"
          className={css.sort}
          options={sortOptions(columns, known, query.sort)}
          defaultValue={sort ?? ''}
        />
      </div>
      {(LIMIT_FIELDS.some((column) => known.includes(column)) || flags.length > 0) && (
        <Conditions known={known} flags={flags} query={query} path={path} />
      )}
    </FilterBar>
  );
}

type ConditionsProps = Pick<ItemFiltersProps, 'known' | 'flags' | 'query' | 'path'>;

function Conditions({ known, flags, query, path }: ConditionsProps) {
  'use memo';
  const texts = itemTypeParams.texts(useSearchParams()[0]);
  const has = (column: ItemColumn) => known.includes(column);
  return (
    <div className={`frow ${css.conditions}`}>
      <span className="label">조건</span>
      {has('level') && <LevelFields from={texts.from ?? ''} to={texts.to ?? ''} />}
      {has('job') && (
        <Select
          name="job"
          aria-label="직업"
          className={css.choice}
          options={JOB_OPTIONS}
          defaultValue={query.job ?? ''}
        />
      )}
      {has('gender') && (
        <Select
          name="gender"
          aria-label="성별"
          className={css.choice}
          options={GENDER_OPTIONS}
          defaultValue={query.gender ?? ''}
        />
      )}
      {has('grade') && (
        <Select
          name="grade"
          aria-label="승급"
          className={css.choice}
          options={GRADE_OPTIONS}
          defaultValue={query.grade ?? ''}
        />
      )}
      {has('level') && flags.length > 0 && <span className="vline wide" />}
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          name={flag}
          value="1"
          defaultChecked={query.flags.includes(flag)}
          label={FLAG_LABELS[flag]}
        />
      ))}
      <span className="grow wide" />
      <a className="btn ghost sm" href={path}>
        <RefreshIcon size={14} />
        초기화
      </a>
    </div>
  );
}

function countFilters({ levelFrom, levelTo, job, gender, grade, flags }: ItemQuery): number {
  return flags.length + [levelFrom ?? levelTo, job, gender, grade].filter((value) => value !== null).length;
}

function sortValue(sort: ItemSort, columns: readonly ItemColumn[]): string {
  return sortText(sort) === sortText(usualSort(columns)) ? '' : sortText(sort);
}

function sortOptions(columns: readonly ItemColumn[], known: readonly ItemColumn[], current: ItemSort | null) {
  return sortChoices(columns, known, current).map((sort) => ({
    value: sortValue(sort, columns),
    label: itemSortLabel(sort),
  }));
}

function LevelFields({ from, to }: { from: string; to: string }) {
  return (
    <span className={`row small ${css.levels}`}>
      <TextInput
        name="from"
        defaultValue={from}
        inputMode="numeric"
        maxLength={2}
        placeholder="1"
        aria-label="레벨 이상"
        className={css.level}
      />
      <span className="dim nowrap">레벨부터</span>
      <TextInput
        name="to"
        defaultValue={to}
        inputMode="numeric"
        maxLength={2}
        placeholder="99"
        aria-label="레벨 이하"
        className={css.level}
      />
      <span className="dim nowrap">까지</span>
    </span>
  );
}
