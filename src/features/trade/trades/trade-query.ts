import { z } from 'zod';
import { filterSchema } from '#shared/filter-schema.ts';
import { idText, integerText, limitQuery } from '#shared/params.ts';
import { tradeFilter } from './trade.filter.ts';
import { TRADE_ORDERS } from './trade-order.rules.ts';
import { isCursor } from './value-cursor.rules.ts';

// Filters of the market in the query of an address, used by the API and by saved searches.

const schema = filterSchema(tradeFilter);

const job = integerText(1, 4).optional();

const cursorText = z.string().refine(isCursor, '목록의 위치를 찾지 못했습니다. 처음부터 다시 불러 주세요.');

const page = { limit: limitQuery(), cursor: cursorText.optional() };

/** `price` requires a side, since sellers and buyers are sorted in opposite directions. */
export const tradeListQuery = schema.extend({ ...page, job, sort: z.enum(TRADE_ORDERS).optional() });
export const itemTradesQuery = schema.pick({ tradeType: true, status: true, gameServer: true }).extend(page);
export const orderBookQuery = schema.pick({ gameServer: true }).extend({ limit: limitQuery(20) });
export const profileTradesQuery = schema.pick({ status: true }).extend(page);

export function gameServerSchema(servers: readonly { id: number }[]) {
  return idText.refine((id) => servers.some((server) => server.id === id), '없는 서버입니다.').optional();
}

const savedSchema = z.strictObject({ ...schema.shape, job });

/**
 * Order of the parameters in stored rows. Each query is stored only once, and in another order it would be a different
 * one. Add new names at the end.
 */
const STORED_ORDER = [
  'tradeType',
  'gameServer',
  'itemId',
  'type',
  'status',
  'q',
  'minPrice',
  'maxPrice',
  'isPriced',
  'payMethod',
  'isAuth',
  'isNegotiation',
];
const ORDER = [...new Set([...STORED_ORDER, ...Object.keys(tradeFilter.fields), 'job'])];

/** Returns the canonical query of a saved search: known filters with a value, in one order. Undefined: none remains. */
export function parseSavedQuery(text: string): string | undefined {
  const parameters = new URLSearchParams(text);
  const given = [...parameters].filter(([, value]) => value.trim() !== '');
  if (new Set(given.map(([name]) => name)).size !== given.length) return undefined;
  if (!savedSchema.safeParse(Object.fromEntries(given)).success) return undefined;
  const sorted = given.toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return new URLSearchParams(sorted.map(([name, value]) => [name, value.trim()])).toString();
}
