import { describe, expect, it } from 'vitest';
import { findMutualNouns, findNounImports, findNounRings } from './noun-imports.ts';
import { sourcesUnder, treeFile } from './tree.ts';

/** Pairs that still import each other. The list only shrinks. */
const MUTUAL: readonly string[] = [
  'calculators: exp, exp-back',
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
  'people: audit, operators',
  'people: blocks, profiles',
  'people: consents, profiles',
  'people: deletions, profiles',
  'people: inquiries, profiles',
  'people: names, profiles',
  'people: operators, profiles',
  'people: operators, suspensions',
  'people: profiles, reports',
  'people: profiles, sessions',
  'people: profiles, sign-in',
  'people: require-login, sign-in',
  'trade: deals, trades',
  'trade: market, quotes',
  'trade: quotes, trades',
  'trade: quotes, watches',
  'trade: shouts, trades',
];

/** Rings that still stand. The list only shrinks. */
const RINGS: readonly string[] = [
  'calculators: exp, exp-back',
  'content: articles, quests',
  'game-data: catalog, doubts, dungeons, exchanges, items, maps, monsters, pathfinding, recipes, search, share-image, skills, ui',
  'people: access, audit, blocks, consents, deletions, inquiries, names, operators, profiles, reports, require-login, sessions, sign-in, suspensions, words',
  'trade: deals, market, quotes, shouts, trades, watches',
];

const imports = findNounImports(sourcesUnder('src/features'));

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

  it('import each other in no pair but the listed', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(findMutualNouns(imports)).toEqual(MUTUAL.toSorted());
  });

  it('form no ring but the listed', () => {
    expect(findNounRings(imports)).toEqual(RINGS.toSorted());
  });
});
