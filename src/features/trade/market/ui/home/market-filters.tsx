import { FilterBar, FilterField } from '#features/game-data/ui/public/filter-bar.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { JOB_NAMES } from '#shared/jobs.ts';
import { Select } from '#ui/components/field.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { tradeFilter } from '../../../trades/trade.filter.ts';
import { countText } from '../../count.labels.ts';
import { type MarketQuery, marketParams } from '../../market.params.ts';
import { isMixed, orderChoices } from '../../order.labels.ts';
import css from './market-home.module.css';

const PATIENCE_MS = 250;

const JOBS = JOB_NAMES.map((label, job) => ({
  value: job === 0 ? '' : String(job),
  label: job === 0 ? '직업 전체' : label,
}));
const { fields } = tradeFilter;
const NAMES = Object.keys(fields) as (keyof typeof fields)[];
const CHECKBOXES = NAMES.filter((name) => 'label' in fields[name]);

interface MarketFiltersProps {
  query: MarketQuery;
  /** The number in the title of the list; null: not counted. */
  count: number | null;
}

export function MarketFilters({ query, count }: MarketFiltersProps) {
  'use memo';
  const { filter, order, texts, misread, inSheet } = query;
  const [search] = useSearchParams();
  const serverHref = marketParams.link('/trade', { gameServer: filter.gameServer });
  return (
    <FilterBar
      action="/trade"
      label="거래 필터"
      params={marketParams}
      preserve={['gameServer']}
      patienceMs={PATIENCE_MS}
      count={inSheet}
      result={resultsLabel(query, count)}
      firstClass={css.first}
      openerClass={css.opener}
      first={
        <>
          <FilterField of={tradeFilter} name="tradeType" look="seg" className={css.side} />
          <div className={`grow ${css.name}`}>
            <FilterField of={tradeFilter} name="q" />
          </div>
          <Select
            className={css.sort}
            name="sort"
            aria-label="정렬"
            options={orderChoices(filter)}
            defaultValue={order === 'new' ? '' : order}
          />
        </>
      }
      foot={
        filter.job !== undefined && (
          <p className="frow meta">
            <span>
              직업을 모르는 아이템의 거래는 뺐습니다.{' '}
              <a
                className="underline"
                href={marketParams.href('/trade', search, { job: undefined, cursor: undefined })}
              >
                모든 직업 보기
              </a>
            </span>
          </p>
        )
      }
    >
      <div className={`frow ${css.kindsRow}`}>
        <span className="label">{fields.type.title}</span>
        <FilterField of={tradeFilter} name="type" look="chips" className={css.kinds} />
        <FilterField of={tradeFilter} name="status" className={css.select} />
        <FilterField of={tradeFilter} name="payMethod" className={css.select} />
      </div>
      <div className={`frow ${css.conditions}`}>
        <span className="label">가격</span>
        <PriceField name="minPrice" />
        <span className="dim">~</span>
        <PriceField name="maxPrice" />
        <span className="vline wide" />
        <Select className={css.select} name="job" aria-label="직업" options={JOBS} defaultValue={texts.job ?? ''} />
        {CHECKBOXES.map((name) => (
          <FilterField key={name} of={tradeFilter} name={name} />
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
    </FilterBar>
  );
}

function resultsLabel({ order, filter }: MarketQuery, count: number | null): string | undefined {
  if (count === null || count === 0) return undefined;
  return `${isMixed(order, filter) ? '거래 중 ' : ''}${countText(count)} 보기`;
}

function PriceField({ name }: { name: 'minPrice' | 'maxPrice' }) {
  return (
    <span className={`row ${css.limit}`}>
      <FilterField of={tradeFilter} name={name} className={css.price} />
    </span>
  );
}
