import { FilterChoices } from '#features/game-data/ui/public/filter-choices.tsx';
import { FilterForm } from '#features/game-data/ui/public/filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from '#features/game-data/ui/public/filter-sheet.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { JOB_NAMES } from '#shared/jobs.ts';
import { Checkbox, Select } from '#ui/components/field.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { QueryField } from '#ui/form/query-field.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { tradeFilter } from '../../../trades/trade.filter.ts';
import { MAX_QUERY_LENGTH } from '../../../trades/trade.limits.ts';
import { countText } from '../../count.labels.ts';
import { type MarketQuery, marketParams } from '../../market.params.ts';
import { isMixed, orderChoices } from '../../order.labels.ts';
import css from './market-home.module.css';

const SHEET_ID = 'market-filters';
const PATIENCE_MS = 250;
const MAX_PRICE_LENGTH = 20;

const JOBS = JOB_NAMES.map((label, job) => ({
  value: job === 0 ? '' : String(job),
  label: job === 0 ? '직업 전체' : label,
}));
const { tradeType, type, status, payMethod, ...others } = tradeFilter.fields;
const BOXES = Object.entries(others).flatMap(([name, field]) =>
  'label' in field ? [{ name, label: field.label }] : [],
);

interface MarketFiltersProps {
  query: MarketQuery;
  /** The number in the title of the list; null: not counted. */
  count: number | null;
}

/** The state of the filters is in the address. On phones all but the first row are in a sheet. */
export function MarketFilters({ query, count }: MarketFiltersProps) {
  'use memo';
  const { filter, order, texts, misread, inSheet } = query;
  const [search] = useSearchParams();
  const ticked = new Map(Object.entries(texts));
  const serverHref = marketParams.link('/trade', { gameServer: filter.gameServer });
  return (
    <FilterForm
      action="/trade"
      label="거래 필터"
      params={marketParams}
      preserve={['gameServer']}
      patienceMs={PATIENCE_MS}
    >
      <div className={`frow ${css.first}`}>
        <FilterChoices
          look="seg"
          className={css.side}
          label="팝니다·삽니다"
          name="tradeType"
          options={tradeType.choices}
          value={texts.tradeType ?? ''}
        />
        <div className={`grow ${css.name}`}>
          <SearchField
            name="q"
            defaultValue={texts.q}
            data-max-letters={MAX_QUERY_LENGTH}
            placeholder="아이템 이름, 메모"
            aria-label="아이템 이름이나 메모로 찾기"
          />
        </div>
        <Select
          className={css.sort}
          name="sort"
          aria-label="정렬"
          options={orderChoices(filter)}
          defaultValue={order === 'new' ? '' : order}
        />
        <FilterSheetOpener id={SHEET_ID} count={inSheet} className={css.opener} />
      </div>
      <FilterSheet id={SHEET_ID} result={resultsLabel(query, count)}>
        <div className={`frow ${css.kindsRow}`}>
          <span className="label">종류</span>
          <FilterChoices
            look="chips"
            className={css.kinds}
            label="종류"
            name="type"
            options={type.choices}
            value={texts.type ?? ''}
          />
          <Select
            className={css.select}
            name="status"
            aria-label="상태"
            options={status.choices}
            defaultValue={texts.status ?? ''}
          />
          <Select
            className={css.select}
            name="payMethod"
            aria-label="선불·후불"
            options={payMethod.choices}
            defaultValue={texts.payMethod ?? ''}
          />
        </div>
        <div className={`frow ${css.conditions}`}>
          <span className="label">가격</span>
          <PriceField name="minPrice" label="최저가" query={query} />
          <span className="dim">~</span>
          <PriceField name="maxPrice" label="최고가" query={query} />
          <span className="vline wide" />
          <Select className={css.select} name="job" aria-label="직업" options={JOBS} defaultValue={texts.job ?? ''} />
          {BOXES.map(({ name, label }) => (
            <Checkbox key={name} name={name} value="true" defaultChecked={ticked.get(name) === 'true'} label={label} />
          ))}
          <span className="grow wide" />
          <a className="btn ghost sm" href={serverHref}>
            <RefreshIcon size={14} />
            초기화
          </a>
        </div>
        {misread.length > 0 && (
          <p className="frow meta up" role="alert">
            {misread.map((name) => `‘${texts[name]}’`).join(', ')} 가격을 읽지 못했습니다. 10만, 3만5천, 1.2억처럼 적어
            주세요.
          </p>
        )}
      </FilterSheet>
      {filter.job !== undefined && (
        <p className="frow meta">
          <span>
            직업을 모르는 아이템의 거래는 뺐습니다.{' '}
            <a className="underline" href={marketParams.href('/trade', search, { job: undefined, cursor: undefined })}>
              모든 직업 보기
            </a>
          </span>
        </p>
      )}
    </FilterForm>
  );
}

function resultsLabel({ order, filter }: MarketQuery, count: number | null): string {
  if (count === null || count === 0) return '결과 보기';
  return `${isMixed(order, filter) ? '거래 중 ' : ''}${countText(count)} 보기`;
}

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice';
  label: string;
  query: MarketQuery;
}

function PriceField({ name, label, query: { texts, misread } }: PriceFieldProps) {
  return (
    <span className={`row ${css.limit}`}>
      <QueryField
        className={css.price}
        name={name}
        defaultValue={texts[name] ?? ''}
        isMisread={misread.includes(name)}
        data-max-letters={MAX_PRICE_LENGTH}
        placeholder={label}
        aria-label={label}
      />
    </span>
  );
}
