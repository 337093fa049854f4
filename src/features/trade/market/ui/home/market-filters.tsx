import { useSearchParams } from 'react-router';
import { ITEM_TYPES } from '#features/game-data/items/item.labels.ts';
import { FilterForm } from '#features/game-data/ui/public/filter-form.tsx';
import { Checkbox, Select, TextInput } from '#ui/components/field.tsx';
import { FilterIcon, RefreshIcon, SearchIcon } from '#ui/icons/icons.tsx';
import { PAY_METHOD_LABELS, TRADE_TYPE_LABELS } from '../../../trades/trade.labels.ts';
import { type MarketQuery, searchText } from '../../market-query.rules.ts';
import { Choices } from './choices.tsx';

const SHEET_ID = 'market-filters';
/** Milliseconds of rest before typed words are looked for. */
const PATIENCE_MS = 250;
const MAX_QUERY_LENGTH = 50;
const MAX_PRICE_LENGTH = 20;

const SIDES = [
  { value: '', label: '모두' },
  { value: '1', label: TRADE_TYPE_LABELS[1] },
  { value: '2', label: TRADE_TYPE_LABELS[2] },
];
/** In the order in which players look for them; nobody trades money for money. */
const TYPES = [
  { value: '', label: '모두' },
  ...[0, 1, 2, 3, 4, 5, 10, 8, 6, 7, 11].map((type) => ({ value: String(type), label: ITEM_TYPES[type] ?? '' })),
];
const STATUSES = [
  { value: '', label: '대기와 완료' },
  { value: '1', label: '대기만' },
  { value: '2', label: '완료만' },
];
const PAY_METHODS = [
  { value: '', label: '지불 모두' },
  ...[1, 2, 3].map((method) => ({ value: String(method), label: `지불 ${PAY_METHOD_LABELS[method]}` })),
];

/** Filters of the market, all in the address. On a phone those below the first row are in a sheet. */
export function MarketFilters({ query }: { query: MarketQuery }) {
  'use memo';
  const [params] = useSearchParams();
  const { filter, notUnderstood, inSheet } = query;
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return (
    <FilterForm action="/trade" label="거래 거르기" preserve={['gameServer']} patienceMs={PATIENCE_MS}>
      <div className="frow">
        <Choices look="seg" label="사고팔기" name="tradeType" options={SIDES} value={text(filter.tradeType)} />
        <div className="grow">
          <TextInput
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={MAX_QUERY_LENGTH}
            placeholder="물건 이름, 한마디"
            aria-label="물건 이름이나 한마디로 거르기"
            icon={<SearchIcon />}
            autoComplete="off"
          />
        </div>
        <button type="button" className="btn narrow" popoverTarget={SHEET_ID}>
          <FilterIcon />
          필터{inSheet > 0 && ` ${inSheet}`}
        </button>
      </div>
      <div className="filter-sheet" id={SHEET_ID} popover="auto">
        <div className="frow">
          <span className="label">종류</span>
          <Choices look="chips" label="종류" name="type" options={TYPES} value={text(filter.type)} />
          <span className="grow wide" />
          <Select name="status" aria-label="상태" options={STATUSES} defaultValue={text(filter.status)} />
          <Select name="payMethod" aria-label="지불 방법" options={PAY_METHODS} defaultValue={text(filter.payMethod)} />
        </div>
        <div className="frow">
          <span className="label">가격</span>
          <PriceField name="minPrice" label="가격부터" isWrong={notUnderstood.includes('minPrice')} after="부터" />
          <PriceField name="maxPrice" label="가격까지" isWrong={notUnderstood.includes('maxPrice')} after="까지" />
          <span className="vline wide" />
          <Checkbox name="isNegotiation" value="true" defaultChecked={filter.isNegotiation} label="흥정되는 것" />
          <Checkbox name="isAuth" value="true" defaultChecked={filter.isAuth} label="인증되는 것" />
          <Checkbox name="isPriced" value="true" defaultChecked={filter.isPriced} label="가격 있는 것만" />
          <span className="grow wide" />
          <a className="btn ghost sm" href={filter.gameServer ? `/trade?gameServer=${filter.gameServer}` : '/trade'}>
            <RefreshIcon size={14} />
            처음으로
          </a>
        </div>
        {notUnderstood.length > 0 && (
          <p className="frow not-understood" role="alert">
            {notUnderstood.map((name) => `‘${params.get(name)}’`).join(', ')} 가격을 알아듣지 못했습니다. 10만, 3만5천,
            1.2억처럼 적어 주세요.
          </p>
        )}
        <div className="frow narrow">
          {/* with scripts everything is applied already; without, this sends the form */}
          <button type="submit" className="btn primary full" onClick={closeSheet}>
            {searchText(params) === '' ? '모두 보기' : '거른 것 보기'}
          </button>
        </div>
      </div>
    </FilterForm>
  );
}

function closeSheet(): void {
  document.getElementById(SHEET_ID)?.hidePopover();
}

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice';
  label: string;
  after: string;
  isWrong: boolean;
}

function PriceField({ name, label, after, isWrong }: PriceFieldProps) {
  const [params] = useSearchParams();
  return (
    <span className="row price-field">
      <TextInput
        name={name}
        defaultValue={params.get(name) ?? ''}
        maxLength={MAX_PRICE_LENGTH}
        placeholder="끝없이"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
      />
      <span className="dim nowrap">{after}</span>
    </span>
  );
}
