import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of a list, and the cursor of the next one; undefined on the last page. */
export interface Page<Row> {
  rows: Row[];
  next: string | undefined;
}

/** Of rows read with one more than `limit`: the page, and whether another follows. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursorOf(last) : undefined };
}

/** Tells where the next page is: the same address with another cursor (contract §1). */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next === undefined) return;
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', next);
  reply.header('link', `<${path}?${parameters}>; rel="next"`);
}
