import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { readShout } from './read-shout.service.ts';
import { parseShout } from './shout.contract.ts';

export function shoutRoutes(app: TradeApp, context: TradeContext): void {
  const quotes = readQuotes(context);
  mount(app, parseShout, {}, async ({ body }) =>
    answer(await readShout({ ...context, quotes }, body.text), { cacheControl: 'no-store' }),
  );
}
