import type { z } from 'zod';
import { Answer } from '#platform/answers/answer.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { addRoute, type Handler } from './mount.ts';
import type { ApiApp } from './validation.ts';

interface ListEndpoint extends Endpoint {
  readonly method: 'GET';
  readonly query: z.ZodObject<{ limit: z.ZodType<number>; cursor: z.ZodType }>;
  readonly response: { readonly 200: z.ZodArray };
}

type RowOf<E extends ListEndpoint> = z.output<E['response'][200]>[number];
type ReadRows<E extends ListEndpoint, Access> = (
  ...given: Parameters<Handler<E, Access>>
) => Promise<readonly RowOf<E>[]>;

export const idCursor = ({ id }: { id: number }): string => String(id);

/**
 * Mounts a paginated list: the `Link` header has the next page, by the cursor of the page's last row (contract §1).
 * @param read returns the rows after the cursor, at most `limit`: one more than the page, which shows whether another
 * follows
 */
export function listRoute<E extends ListEndpoint, Access>(
  app: ApiApp<Access>,
  endpoint: E,
  read: ReadRows<E, Access>,
  cursorOf: (last: RowOf<E>) => string,
): void {
  addRoute(app, endpoint, {}, async (...given) => {
    // The caller is the first argument of endpoints that require one.
    const { query, ...input } = given.at(-1) as { query: { limit: number } };
    const longer = { ...input, query: { ...query, limit: query.limit + 1 } };
    const rows = await read(...([...given.slice(0, -1), longer] as Parameters<typeof read>));
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const isMore = rows.length > query.limit && last !== undefined;
    return new Answer(page, { next: isMore ? cursorOf(last) : undefined });
  });
}
