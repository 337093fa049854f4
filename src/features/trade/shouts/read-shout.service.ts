import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { rulesInForce } from '#features/people/moderation/moderate-text.service.ts';
import type { QuoteReader } from '../quotes/quote.contract.ts';
import type { TradeContext } from '../trade.context.ts';
import { TRADE_TYPE } from '../trades/trade.labels.ts';
import type { ReadShout } from './shout.contract.ts';
import { mayMeanMan, parseShout } from './shout.rules.ts';
import { meansMan } from './shout-implied.rules.ts';
import { type ShoutLexicon, shoutLexicon } from './shout-lexicon.rules.ts';

const lexicons = new WeakMap<object, ShoutLexicon>();

export async function readShout(
  { db, catalog, quotes }: Pick<TradeContext, 'db' | 'catalog'> & { quotes: Pick<QuoteReader, 'quotesOf'> },
  text: string,
): Promise<ReadShout> {
  const lexicon = getLexicon(catalog());
  const read = parseShout(text, lexicon, await rulesInForce(db, 'shout'));
  const [item] = read.items;
  if (read.price === null || read.tradeType === null || !item || !mayMeanMan(text, lexicon)) return read;
  const quote = (await quotes.quotesOf([item.id])).get(item.id);
  // The player is asked for the price in the form instead.
  return meansMan(read, read.tradeType === TRADE_TYPE.sell ? quote?.sell : quote?.buy)
    ? { ...read, price: null }
    : read;
}

/** Created once for each catalog. */
export function getLexicon(facts: Catalog): ShoutLexicon {
  const lexicon = lexicons.get(facts) ?? shoutLexicon(facts);
  lexicons.set(facts, lexicon);
  return lexicon;
}
