import { z } from 'zod';
import { idText, integerText, limitQuery } from '#shared/params.ts';
import type { TradeFilter } from '../trade-readers.ts';
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

export type TradeListQuery = Omit<TradeFilter, 'status'> & { status?: 0 | 1 | 2 | 3 | undefined };

export const cursorText = z
  .string()
  .refine((cursor) => readTradeCursor(cursor) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

/** @param isServer whether a server is one of the configured ones */
export function filterQueries(isServer: (id: number) => boolean) {
  const gameServer = idText.refine(isServer, '모르는 서버입니다.').optional();
  const page = { limit: limitQuery(), cursor: cursorText.optional() };
  return {
    list: z.object({ ...z.object(filterShape).partial().shape, gameServer, ...page }),
    ofItem: z.object({
      tradeType: filterShape.tradeType.optional(),
      status: filterShape.status.optional(),
      gameServer,
      ...page,
    }),
    ofProfile: z.object({ status: filterShape.status.optional(), ...page }),
    book: z.object({ gameServer, limit: limitQuery(20) }),
  };
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
