import { describe, expect, it } from 'vitest';
import { commentsIn, functionsIn, lineCount } from './code-measures.ts';
import { sourcesUnder, type TreeFile, treeFile } from './tree.ts';

const SMALL_FILE = 20;
const LONG_FUNCTION = 90;
const FRAGMENT = /^(What|Who|One|Those|Of)\b/;
/** Written so that this file does not contain one. */
const PRIVATE_KEY = /_[_]react|_[v]alueTracker/g;
const PERSON = /\b(he|his|him)\b/i;

const files = sourcesUnder('src');
const everywhere = ['src', 'tests', 'scripts', 'bench', 'vite', 'structure', 'demo'].flatMap((folder) =>
  sourcesUnder(folder),
);
const outside = (folder: string) => files.filter(({ path }) => !path.startsWith(folder));
const occurrences = (pattern: RegExp, among: readonly TreeFile[]) =>
  among.reduce((sum, { text }) => sum + Array.from(text().matchAll(pattern)).length, 0);
const functions = files.flatMap((file) => functionsIn(file).map((each) => ({ ...each, path: file.path })));
const comments = files.flatMap(({ text }) => commentsIn(text()));

interface Measure {
  readonly now: number;
  /** No change may raise it; whoever brings the number down writes the new one here. */
  readonly most: number;
}

const MEASURES: Readonly<Record<string, Measure>> = {
  'files of at most 20 lines, of a thousand': {
    now: Math.round((1000 * files.filter(({ text }) => lineCount(text()) <= SMALL_FILE).length) / files.length),
    most: 165,
  },
  'functions named xOf, of a thousand': {
    now: Math.round((1000 * functions.filter(({ name }) => name.endsWith('Of')).length) / functions.length),
    most: 9,
  },
  'functions of more than 90 lines': {
    now: functions.filter(({ lines }) => lines > LONG_FUNCTION).length,
    most: 2,
  },
  'comments that begin as a fragment': {
    now: comments.filter((text) => FRAGMENT.test(text)).length,
    most: 0,
  },
  'comments that call a player he': { now: comments.filter((text) => PERSON.test(text)).length, most: 0 },
  'aria-invalid outside src/ui': { now: occurrences(/\baria-invalid=/g, outside('src/ui/')), most: 1 },
  'useQuery outside its definition': { now: occurrences(/\buse(?:Infinite)?Query\(/g, files), most: 2 },
  'imports of the query library outside src/platform/client': {
    now: occurrences(/@tanstack\/react-query/g, outside('src/platform/client/')),
    most: 2,
  },
  'private keys of React': { now: occurrences(PRIVATE_KEY, everywhere), most: 0 },
};

describe('code measures', () => {
  it('read comments and functions as they stand', () => {
    const text = "/** What is here. */\nconst a = () => {\n  // He says\n  return 'http://b';\n};\nfunction b() {}";
    expect(commentsIn(text)).toEqual(['What is here.', 'He says']);
    expect(functionsIn(treeFile('a.ts', () => text))).toEqual([
      { name: 'a', lines: 4 },
      { name: 'b', lines: 1 },
    ]);
  });

  it.each(Object.entries(MEASURES))('do not grow: %s', (_, { now, most }) => {
    expect(now).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(MEASURES))('have a limit near what stands: %s', (_, { now, most }) => {
    expect(now).toBeGreaterThan(most * 0.8 - 1);
  });
});
