import type { ApiApp } from '#platform/http/validation.ts';
import type { TradeContext } from '../trade.context.ts';
import { readShout } from './read-shout.service.ts';
import { readShoutSchema, shoutSchema } from './shout.contract.ts';

export function shoutRoutes(app: ApiApp, context: TradeContext): void {
  app.post(
    '/api/trades/parse',
    {
      // It writes nothing, so it asks for no session; the address limit and the same-site rule hold.
      config: { changesNothing: true },
      schema: {
        tags: ['trades'],
        summary: '외침 읽기',
        body: shoutSchema,
        response: { 200: readShoutSchema },
      },
    },
    async (request, reply) => {
      const read = await readShout(context, request.body.text);
      reply.header('cache-control', 'no-store');
      return read;
    },
  );
}
