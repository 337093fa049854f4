import { readAmount } from '#shared/korean/read-amount.ts';
import type { TradeFilter } from '../trade-readers.ts';
import { MARKET_QUERY } from './market-query-names.ts';

/** Those that a search is made of: not where one stands in the list. */
const SEARCH_QUERY = MARKET_QUERY.filter((name): name is Exclude<typeof name, 'cursor'> => name !== 'cursor');

const MAX_QUERY_LENGTH = 50;
const LAST_ITEM_TYPE = 11;
/** The column is a small integer. */
const LAST_SERVER = 32_767;

export interface MarketQuery {
  filter: TradeFilter;
  /** What was typed as a price and is none: it filters nothing, and is said under its field. */
  notUnderstood: ('minPrice' | 'maxPrice')[];
  /** How many filters stand in the sheet of a phone. */
  inSheet: number;
  /** Whether anything but the server is asked. */
  isFiltered: boolean;
}

/** What an address asks; nonsense asks nothing. Prices are read as players write them, and turned around where they are crossed. */
export function readMarketQuery(params: URLSearchParams): MarketQuery {
  const [one, other] = [priceOf(params.get('minPrice')), priceOf(params.get('maxPrice'))];
  const isCrossed = typeof one === 'number' && typeof other === 'number' && one > other;
  const [minPrice, maxPrice] = isCrossed ? [other, one] : [one, other];
  const sheet = {
    type: wholeOf(params.get('type'), 0, LAST_ITEM_TYPE),
    minPrice: minPrice ?? undefined,
    maxPrice: maxPrice ?? undefined,
    isNegotiation: flagOf(params.get('isNegotiation')),
    isAuth: flagOf(params.get('isAuth')),
    isPriced: flagOf(params.get('isPriced')),
    payMethod: wholeOf(params.get('payMethod'), 1, 3),
    status: wholeOf(params.get('status'), 1, 2) as 1 | 2 | undefined,
  };
  const inSight = {
    tradeType: wholeOf(params.get('tradeType'), 1, 2) as 1 | 2 | undefined,
    q: params.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) || undefined,
  };
  const inSheet = countOf(sheet);
  return {
    filter: { ...inSight, ...sheet, gameServer: wholeOf(params.get('gameServer'), 1, LAST_SERVER) },
    notUnderstood: [...(one === null ? ['minPrice' as const] : []), ...(other === null ? ['maxPrice' as const] : [])],
    inSheet,
    isFiltered: inSheet + countOf(inSight) > 0,
  };
}

function countOf(values: object): number {
  return Object.values(values).filter((value) => value !== undefined).length;
}

/** Undefined: nothing was typed; null: it is no price. */
function priceOf(text: string | null): number | null | undefined {
  return text === null || text.trim() === '' ? undefined : readAmount(text);
}

function wholeOf(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^(0|[1-9]\d{0,4})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function flagOf(text: string | null): true | undefined {
  return text === 'true' || undefined;
}

/** A search as it is kept: what was understood of it, in one order. */
export function filterText(filter: TradeFilter): string {
  const requested = SEARCH_QUERY.flatMap((name) => (filter[name] === undefined ? [] : [[name, String(filter[name])]]));
  return new URLSearchParams(requested).toString();
}

/** The part of an address that a search is: known names only, in one order, without empty ones. */
export function searchText(params: URLSearchParams): string {
  const stored = SEARCH_QUERY.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(stored).toString();
}
