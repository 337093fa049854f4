import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { rulesInForce } from '#features/people/words/judge-text.service.ts';
import type { TradeContext } from '../trade.context.ts';
import type { ReadShout } from './shout.contract.ts';
import { parseShout } from './shout.rules.ts';
import { type ShoutLexicon, shoutLexicon } from './shout-lexicon.rules.ts';

const lexicons = new WeakMap<object, ShoutLexicon>();

export async function readShout(
  { db, catalog }: Pick<TradeContext, 'db' | 'catalog'>,
  text: string,
): Promise<ReadShout> {
  return parseShout(text, lexiconOf(catalog()), await rulesInForce(db, 'shout'));
}

/** Made once for each catalog. */
export function lexiconOf(facts: Catalog): ShoutLexicon {
  const lexicon = lexicons.get(facts) ?? shoutLexicon(facts);
  lexicons.set(facts, lexicon);
  return lexicon;
}
