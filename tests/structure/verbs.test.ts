import { describe, expect, it } from 'vitest';
import { functionsIn } from './code-measures.ts';
import { readText, sourcesUnder, type TreeFile, treeFile } from './tree.ts';

const ROW = /^\| (`\w+`(?:, `\w+`)*) +\|[^|]+\|([^|]*)\|$/gm;
const wordsIn = (cell = '') => Array.from(cell.matchAll(/`(\w+)`/g), ([, word = '']) => word);

const [, glossary = ''] = readText('docs/words.md').split(/^## 동사 .*$/m);
const rows = Array.from(glossary.matchAll(ROW), ([, verbs, instead]) => ({
  verbs: wordsIn(verbs),
  instead: wordsIn(instead),
}));
const INSTEAD = new Map(rows.flatMap(({ verbs, instead }) => instead.map((word) => [word, verbs[0]] as const)));
const BEGINS = new RegExp(`\\b(${[...INSTEAD.keys()].join('|')})[A-Z]`);

/** No file is parsed in which no word begins with such a verb. */
function wrongVerbs(file: TreeFile): string[] {
  if (!BEGINS.test(file.text())) return [];
  return functionsIn(file).flatMap(({ name }) => {
    const [, verb = ''] = BEGINS.exec(name) ?? [];
    return name.startsWith(verb) && verb !== '' ? [`${file.path}: ${name}, use ${INSTEAD.get(verb)}`] : [];
  });
}

describe('the glossary of verbs', () => {
  it('is parsed', () => {
    expect(rows.flatMap(({ verbs }) => verbs)).toEqual(expect.arrayContaining(['get', 'is', 'has', 'enqueue']));
    expect(INSTEAD.get('make')).toBe('create');
  });

  it('names each verb once, and none on both sides', () => {
    const verbs = rows.flatMap((row) => [...row.verbs, ...row.instead]);
    expect(verbs.filter((verb, index) => verbs.indexOf(verb) !== index)).toEqual([]);
  });

  it('recognises a verb at the beginning of a name only', () => {
    const file = treeFile(
      'a.ts',
      () => 'function makeRow() {}\nconst remakeRow = () => 1;\nconst making = () => makeRow();',
    );
    expect(wrongVerbs(file)).toEqual(['a.ts: makeRow, use create']);
  });

  it('has the verb of every function', () => {
    expect(sourcesUnder('src').flatMap(wrongVerbs)).toEqual([]);
  });
});
