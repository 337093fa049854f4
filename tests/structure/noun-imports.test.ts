import { describe, expect, it } from 'vitest';
import { findFolderTies, findMutualNouns, findNounImports, findNounRings } from './noun-imports.ts';
import { sourcesUnder, treeFile } from './tree.ts';

/** Pairs that still import each other. The list only shrinks. */
const MUTUAL: readonly string[] = [
  'calculators: exp, exp-back',
  'community: broadcasts, keywords',
  'community: gatherings, guilds',
  'community: gatherings, settlements',
  'community: gatherings, turns',
  'community: guild-posts, guild-webhooks',
  'community: guild-posts, guilds',
  'community: guild-webhooks, guilds',
  'community: guilds, settlements',
  'community: guilds, turns',
  'community: parties, settlements',
  'community: parties, turns',
  'content: articles, quests',
  'game-data: doubts, items',
  'game-data: dungeons, monsters',
  'game-data: dungeons, pathfinding',
  'game-data: dungeons, ui',
  'game-data: exchanges, maps',
  'game-data: items, maps',
  'game-data: items, recipes',
  'game-data: items, search',
  'game-data: items, share-image',
  'game-data: items, ui',
  'game-data: maps, pathfinding',
  'game-data: pathfinding, search',
  'game-data: skills, ui',
  'trade: deals, trades',
  'trade: market, quotes',
  'trade: quotes, trades',
  'trade: quotes, watches',
  'trade: shouts, trades',
];

/** Rings that still stand. The list only shrinks. */
const RINGS: readonly string[] = [
  'calculators: exp, exp-back',
  'community: broadcasts, keywords',
  'community: gatherings, guild-posts, guild-webhooks, guilds, parties, settlements, turns',
  'content: articles, quests',
  'game-data: catalog, doubts, dungeons, exchanges, items, maps, monsters, pathfinding, recipes, search, share-image, skills, ui',
  'trade: deals, market, quotes, shouts, trades, watches',
];

/** Features in which a noun still imports a file of the folder that imports nouns. The list only shrinks. */
const TIED_BY_FOLDER: readonly string[] = ['community', 'game-data', 'trade'];

const sources = sourcesUnder('src/features');
const imports = findNounImports(sources);

describe('nouns of a feature', () => {
  it('are tied by imports of values and not of types', () => {
    const path = 'src/features/trade/quotes/quote.service.ts';
    const found = (text: string) =>
      findNounImports([treeFile(path, () => text)]).map(({ from, to }) => `${from} → ${to}`);
    expect(found("import { a } from '../trades/trade.rules.ts';")).toEqual(['quotes → trades']);
    expect(found("import { type A, b } from '#features/trade/deals/deal.ts';")).toEqual(['quotes → deals']);
    expect(found("const late = () => import('../trades/ui/late.tsx');")).toEqual(['quotes → trades']);
    expect(found("export { a } from '../trades/trade.rules.ts';")).toEqual(['quotes → trades']);
    expect(found("import type { A } from '../trades/trade.ts'; import { type B } from '../trades/b.ts';")).toEqual([]);
    expect(found("import '#features/people/names/name.ts'; import './quote.rules.ts'; import 'zod';")).toEqual([]);
  });

  it('are found in rings of any length', () => {
    const tie = (from: string, to: string) => ({ feature: 'trade', from, to, files: '' });
    const ties = [tie('a', 'b'), tie('b', 'c'), tie('c', 'a'), tie('c', 'd'), tie('e', 'f'), tie('f', 'e')];
    expect(findNounRings(ties)).toEqual(['trade: a, b, c', 'trade: e, f']);
    expect(findMutualNouns(ties)).toEqual(['trade: e, f']);
  });

  it('are found tied by a file of the folder of their feature', () => {
    const file = (path: string, text: string) => treeFile(`src/features/trade/${path}`, () => text);
    const found = findFolderTies([
      file('errors.ts', "import { MOST } from './quotes/quote.limits.ts';"),
      file('topics.ts', "import type { Quote } from './quotes/quote.ts'; import { topic } from '#shared/topic.ts';"),
      file('trades/a.ts', "import { errors } from '../errors.ts'; import { topics } from '../topics.ts';"),
      file('trades/b.ts', "import type { errors } from '../errors.ts';"),
    ]);
    expect([...found]).toEqual([['trade', ['trades/a.ts → errors.ts']]]);
  });

  it('are tied by no file of the folder of their feature, but for the listed features', () => {
    const tied = [...findFolderTies(sources)].filter(([feature]) => !TIED_BY_FOLDER.includes(feature));
    expect(tied).toEqual([]);
  });

  it('import each other in no pair but the listed', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(findMutualNouns(imports)).toEqual(MUTUAL.toSorted());
  });

  it('form no ring but the listed', () => {
    expect(findNounRings(imports)).toEqual(RINGS.toSorted());
  });
});
