import { ITEM_TYPES, itemTypeName } from '#features/game-data/catalog/item.labels.ts';
import { type ApiFilterValues, defineFilter, type FilterValues } from '#shared/filter.ts';
import { filterBounds } from '#shared/filter-bounds.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { toChoseong } from '#shared/korean/hangul.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ListedTrade } from './trade.contract.ts';
import { PAY_METHOD, PAY_METHOD_LABELS, STATUS_LABELS, TRADE_TYPE_LABELS } from './trade.labels.ts';
import { MAX_PRICE, MAX_QUERY_LENGTH } from './trade.limits.ts';

const MAX_SMALLINT = 32_767;
/** Sorted by demand; money is left out because it is not traded. */
const OFFERED_TYPES = [0, 1, 2, 3, 4, 5, 10, 8, 6, 7, 11];

const field = { ...filterFields<ListedTrade>(), ...filterBounds<ListedTrade>() };

export const tradeFilter = defineFilter(
  {
    tradeType: field.oneOf([1, 2], {
      column: 'trade_type',
      matches: (trade, tradeType) => trade.tradeType === tradeType,
      title: '팝니다·삽니다',
      label: (tradeType) => TRADE_TYPE_LABELS[tradeType],
      any: '전체',
    }),
    /** The repository implements this field in SQL: it searches names of items, and comments. */
    q: field.words({
      max: MAX_QUERY_LENGTH,
      matches: isNamed,
      title: '아이템 이름이나 메모로 찾기',
      placeholder: '아이템 이름, 메모',
    }),
    type: field.oneOf([...ITEM_TYPES.keys()], {
      column: 'item_type',
      matches: ({ item }, type) => item.type === type,
      title: '종류',
      label: itemTypeName,
      any: '전체',
      offered: OFFERED_TYPES,
    }),
    /** 0: waiting and completed, the default; 3: only the caller's own trades. */
    status: field.oneOf([1, 2], {
      matches: (trade, status) => status === 0 || trade.status === status,
      title: '상태',
      label: (status) => `${STATUS_LABELS[status]}만`,
      any: '거래 중+완료',
      apiOnly: [0, 3],
    }),
    minPrice: field.atLeast({
      column: 'price',
      max: MAX_PRICE,
      of: ({ price }) => price,
      title: '최저가',
      chip: (price) => `${formatAmount(price)}부터`,
    }),
    maxPrice: field.atMost({
      column: 'price',
      max: MAX_PRICE,
      of: ({ price }) => price,
      title: '최고가',
      chip: (price) => `${formatAmount(price)}까지`,
    }),
    isNegotiation: field.flag({
      column: 'is_negotiation',
      of: (trade) => trade.isNegotiation,
      label: '흥정 가능',
      chip: '흥정',
    }),
    isAuth: field.flag({ column: 'is_auth', of: (trade) => trade.isAuth, label: '인증 가능', chip: '인증' }),
    isPriced: field.present({ column: 'price', of: ({ price }) => price, label: '제시 제외', chip: '제시 제외' }),
    payMethod: field.oneOf([1, 2, 3, 4], {
      column: 'pay_method',
      matches: (trade, payMethod) => trade.payMethod === payMethod,
      title: '선불·후불',
      label: payMethodLabel,
      any: '선불·후불 전체',
      // Only old rows have 4.
      offered: [1, 2, 3],
    }),
    gameServer: field.id({ column: 'game_server', max: MAX_SMALLINT, of: (trade) => trade.gameServer }),
    itemId: field.apiOnlyId({ column: 'item_id', of: (trade) => trade.itemId }),
  },
  { ranges: [['minPrice', 'maxPrice']] },
);

function payMethodLabel(payMethod: number): string {
  const label = PAY_METHOD_LABELS[payMethod] ?? '';
  return payMethod === PAY_METHOD.prepaid || payMethod === PAY_METHOD.postpaid ? label : `선불·후불 ${label}`;
}

/**
 * Job of the characters who can use the item. A trade does not contain it, so the catalog decides beside the filter.
 */
interface OfJob {
  readonly job?: number | undefined;
}

type Fields = typeof tradeFilter.fields;
export type TradeListQuery = ApiFilterValues<Fields> & OfJob;
export type TradeFilter = Omit<TradeListQuery, 'status'> & { readonly status?: 0 | 1 | 2 | undefined };
export type MarketFilter = FilterValues<Fields> & OfJob;

/** The browser matches parts of names and initials only, without aliases. */
function isNamed({ item, comment }: ListedTrade, words: string): boolean {
  const [name, part] = [normalizeText(item.name), normalizeText(words)];
  const isInName = part !== '' && (name.includes(part) || toChoseong(name).includes(part));
  return isInName || comment.toLowerCase().includes(words.toLowerCase());
}
