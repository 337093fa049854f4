import { describe, expect, it } from 'vitest';
import { findLeakyKernelFiles, findMutualNouns, findNounImports, findNounRings } from './noun-imports.ts';
import { sourcesUnder, treeFile } from './tree.ts';

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

  it('import each other in no pair', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(findMutualNouns(imports)).toEqual([]);
  });

  it('are found behind a file that lies beside them', () => {
    const files = {
      'src/features/trade/quotes/quote.service.ts':
        "import { a } from '../trade-error.labels.ts'; import '../trade.ts';",
      'src/features/trade/trade-error.labels.ts': "import { b } from './trades/trade.rules.ts';",
      'src/features/trade/trade.ts':
        "import type { C } from './trades/trade.ts'; import '#features/people/names/name.ts';",
      'src/features/trade/trade.routes.ts': "import { d } from './quotes/quote.service.ts';",
    };
    const found = findLeakyKernelFiles(Object.entries(files).map(([path, text]) => treeFile(path, () => text)));
    expect(found).toEqual(['src/features/trade/trade-error.labels.ts']);
  });

  it('reach each other through no file beside them', () => {
    expect(findLeakyKernelFiles(sources)).toEqual([]);
  });

  it('form no ring', () => {
    expect(findNounRings(imports)).toEqual([]);
  });
});
