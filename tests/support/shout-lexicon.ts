import { readFileSync } from 'node:fs';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { shoutLexicon } from '#features/trade/shouts/shout-lexicon.rules.ts';
import { makeItem } from '#tests/factories/game-data.ts';

const source = (name: string) => readFileSync(new URL(`../../game-data/sources/${name}`, import.meta.url), 'utf8');

export const sourceItems = (JSON.parse(source('items.json')) as Partial<Item>[]).map((item) => makeItem(item));

export const sourceAbbreviations = source('abbreviations.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, short = '', name = ''] = line.split(',');
    return { id: 0, short, name, createdAt: '', updatedAt: '', source: [], confidence: 'medium' as const };
  });

/** The lexicon of the project's facts, without a database. */
export const sourceLexicon = shoutLexicon({ items: sourceItems, abbreviations: sourceAbbreviations });
