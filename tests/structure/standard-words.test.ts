import { describe, expect, it } from 'vitest';
import { filesUnder, type TreeFile, treeFile } from './tree.ts';

/** Words that names may not use, and the standard term for each. */
const INSTEAD: readonly (readonly [swept: readonly string[], instead: string])[] = [
  [['keep', 'keeps', 'kept', 'keeper'], 'store, cache, save, preserve'],
  [['tell', 'tells', 'told'], 'publish, notify, report'],
  [['say', 'says', 'said'], 'print, message, text'],
  [['news', 'announced', 'noted'], 'event, change, notice, publish'],
  [
    ['forget', 'forgets', 'forgot', 'forgotten', 'erase', 'purge'],
    'delete (rows), remove (from a collection), clear (all)',
  ],
  [['hold', 'holds', 'held'], 'lock (rows), pause (screens), state'],
  [['ask', 'asks', 'asked', 'asking'], 'request, query, prompt'],
  [['hear', 'hears', 'heard'], 'receive, listen, handle'],
  [['ground', 'grounds'], 'dataDirectory, fixtures, huntingGround'],
  [['way', 'ways'], 'route, channel, source'],
  [['fold', 'folded', 'folds'], 'normalizeText, collapsible'],
  [['door', 'doors'], 'port, proxy, hook'],
  [['lift', 'lifts', 'lifted'], 'bump, end'],
  [['won'], 'amount'],
  [['trick', 'tricks'], 'scamPattern'],
  [['stall'], 'myOpenTrades'],
  [['trail'], 'breadcrumb'],
];

const ALLOWED = [
  /hunting[-_ ]?ground/i,
  /town[-_ ]?gate/i,
  /one[-_ ]?way/i,
  /press[-_ ]?and[-_ ]?hold/i,
  /keep[-_ ]?alive/i,
  /may[-_ ]?hear/i,
  // Stored in rows, in messages, or a key of another program.
  /^(lifted_at|liftedAt|lifted|way|PRICE_ASKED|keepAttr|liftListItem|asks|asked|askedAt|kept|MOST_ASKS|FULL_OF_ASKS)$/,
  // Of the contract: a setting, and a name in an address.
  /^(BROADCAST_KEEP_DAYS|broadcastKeepDays|BACKUP_KEEP|backupKeep|fold)$/,
  // The game's own words for marks on a map and for amounts.
  /^(door|won)$/,
];

const SWEPT = new Map(INSTEAD.flatMap(([words, instead]) => words.map((word) => [word, instead] as const)));
const CODE = /^(src|tests|bench|database|demo|game-data|scripts|vite)\/.*[.](tsx?|mts|mjs)$/;
const NAMED = /^(src|tests|bench|database|demo|game-data|scripts|vite)\//;
const MIGRATION = /^database\/migrations\//;

const files = filesUnder().filter(({ path }) => NAMED.test(path) && !MIGRATION.test(path));

function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function findIssue(name: string): string | undefined {
  const rest = ALLOWED.reduce((text, allowed) => text.replace(allowed, ''), name);
  const word = wordsIn(rest).find((part) => SWEPT.has(part));
  return word === undefined ? undefined : `${name}: not "${word}" but ${SWEPT.get(word)}`;
}

const known = new Map<string, boolean>();

function hasIssue(name: string): boolean {
  const found = known.get(name) ?? findIssue(name) !== undefined;
  known.set(name, found);
  return found;
}

/** No file is parsed whose text has no such word at all; an escape could hide one. */
function namesIn({ text, nodes }: TreeFile): ReadonlySet<string> {
  const words = new Set(text().match(/[\w$]+|\\u/g));
  if (!words.has('\\u') && ![...words].some(hasIssue)) return new Set();
  return new Set(nodes().flatMap((node) => (node.type === 'Identifier' ? [node.name] : [])));
}

function listIssues(): string[] {
  return files.flatMap((file) => {
    const names = CODE.test(file.path) ? namesIn(file) : [];
    return [file.path, ...names].filter(hasIssue).map((name) => `${file.path}: ${findIssue(name)}`);
  });
}

describe('names', () => {
  it('are reported with their standard term', () => {
    expect(findIssue('keptQuote')).toContain('store');
    expect(findIssue('src/platform/http/front-door.ts')).toContain('proxy');
    expect(['HuntingGround', 'isOneWay', 'keeping', 'gateway'].map(findIssue)).toEqual(Array(4).fill(undefined));
    expect([...namesIn(treeFile('a.ts', () => 'const told = { said: 1 }; f(told.kept)'))]).toEqual([
      'told',
      'said',
      'f',
      'kept',
    ]);
  });

  it('use standard terms', () => {
    expect(listIssues()).toEqual([]);
  });
});
