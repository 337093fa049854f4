import { z } from 'zod';
import { idText, integerText, limitQuery } from '#shared/params.ts';
import { readTradeCursor } from './trade-cursor.rules.ts';
import { MAX_PRICE, MAX_QUERY_LENGTH } from './trade-limits.ts';

// The filters of the market as they stand in an address: of the API and of a saved search.

const flagText = z
  .enum(['true', 'false'], 'true 또는 false여야 합니다.')
  .transform((text) => text === 'true')
  .meta({ type: 'boolean' });

const price = integerText(1, MAX_PRICE);

const filterShape = {
  tradeType: integerText(1, 2).pipe(z.literal([1, 2])),
  gameServer: idText,
  itemId: idText,
  /** Of the item. */
  type: integerText(0, 11),
  /** 0: waiting and completed; 3: one's own cancelled ones. */
  status: integerText(0, 3).pipe(z.literal([0, 1, 2, 3])),
  q: z.string().max(MAX_QUERY_LENGTH, `${MAX_QUERY_LENGTH}자까지 찾을 수 있습니다.`),
  minPrice: price,
  maxPrice: price,
  isPriced: flagText,
  payMethod: integerText(1, 4),
  isAuth: flagText,
  isNegotiation: flagText,
};

const cursorText = z
  .string()
  .refine((cursor) => readTradeCursor(cursor) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

const page = { limit: limitQuery(), cursor: cursorText.optional() };
const { tradeType, gameServer, status } = z.object(filterShape).partial().shape;

export const tradeListQuery = z.object(filterShape).partial().extend(page);
export const itemTradesQuery = z.object({ tradeType, status, gameServer, ...page });
export const orderBookQuery = z.object({ gameServer, limit: limitQuery(20) });
export const profileTradesQuery = z.object({ status, ...page });

/** What a list is asked for, but for its page. */
export type TradeListQuery = Omit<z.output<typeof tradeListQuery>, 'limit' | 'cursor'>;

/** The parameter as a site with these servers takes it. */
export function gameServerOf(servers: readonly { id: number }[]) {
  return idText.refine((id) => servers.some((server) => server.id === id), '모르는 서버입니다.').optional();
}

const savedShape = z.strictObject(filterShape).partial();

/** A saved search in the one form it is kept in: known filters that say something, in one order. Undefined: it is none. */
export function savedQueryOf(text: string): string | undefined {
  const parameters = new URLSearchParams(text);
  const given = [...parameters].filter(([, value]) => value.trim() !== '');
  if (new Set(given.map(([name]) => name)).size !== given.length) return undefined;
  if (!savedShape.safeParse(Object.fromEntries(given)).success) return undefined;
  const order = Object.keys(filterShape);
  const sorted = given.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return new URLSearchParams(sorted.map(([name, value]) => [name, value.trim()])).toString();
}
