import { describe, expect, it } from 'vitest';
import { filesUnder, type TreeFile, treeFile } from './tree.ts';

const BINARY = /[.](png|jpe?g|webp|avif|ico|woff2?|ttf|br|gz)$/;
const PURE = /[.-](rules|policy|labels|limits)[.]tsx?$/;
const CODE = /[.](tsx?|mjs|css)$/;

const files = filesUnder().filter(({ path }) => !BINARY.test(path));

function places(pattern: RegExp, among: readonly TreeFile[]): string[] {
  const anywhere = new RegExp(pattern, `${pattern.flags}m`);
  return among
    .filter(({ text }) => anywhere.test(text()))
    .flatMap(({ path, text }) =>
      text()
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

/** Joins the parts, so that this file does not contain the patterns that it forbids. */
const anyOf = (...parts: string[]) => new RegExp(parts.join('|'));

describe('the tree', () => {
  it('is searched by patterns that match', () => {
    const bad = treeFile('a.ts', () => `\nconst key = '${'-----BEGIN'} PRIVATE KEY-----';`);
    expect(places(anyOf('-----BEGIN [A-Z ]*PRIVATE KEY'), [bad])).toEqual(['a.ts:2']);
  });

  it('contains no path of a local machine', () => {
    const homes = anyOf(
      '(^|[^\\w.-])/(wo' + 'rk|ro' + 'ot)/',
      '(^|[^\\w.-])/(ho' + 'me|Us' + 'ers)/[a-z]',
      '[A-Z]:\\\\Us' + 'ers',
    );
    expect(places(homes, files)).toEqual([]);
  });

  it('makes folders by a function that ends where no folder can be', () => {
    const sources = filesUnder('src').filter(
      ({ path }) => !path.includes('.test.') && path !== 'src/platform/files/create-folder.ts',
    );
    const calls = sources.filter(({ text }) => /\bmkdir(?:Sync)?\([^;]*\brecursive: true/.test(text()));
    expect(calls.map(({ path }) => path)).toEqual([]);
  });

  it('contains no address of a package mirror', () => {
    const mirrors = anyOf(
      'npm' + 'mirror',
      'verd' + 'accio',
      'artif' + 'actory',
      'registry\\s*=\\s*http',
      '"resol' + 'ved": "http',
    );
    expect(places(mirrors, files)).toEqual([]);
  });

  it('contains no secrets', () => {
    const secrets = anyOf(
      '-----BEGIN [A-Z ]*PRIVATE KEY' + '-----',
      'AKIA[0-9A-Z]{16}',
      'gh[pousr]_[A-Za-z0-9]{30}',
      'sb_' + 'secret_[A-Za-z0-9]{10}',
      'eyJ[A-Za-z0-9_-]{20,}[.]eyJ[A-Za-z0-9_-]{20,}[.][A-Za-z0-9_-]{20,}',
    );
    expect(places(secrets, files)).toEqual([]);
  });

  it('compares codes of rows by constants, not by numbers', () => {
    const bare = /\b(?:status|state|kind|trade_?type|pay_?method) (?:===|!==) [1-9]\b/i;
    const bad = treeFile('a.ts', () => 'if (trade.status === 1) return;');
    expect(places(bare, [bad])).toEqual(['a.ts:1']);
    const sources = files.filter(({ path }) => /^src\/.*(?<![.]test)[.]tsx?$/.test(path));
    expect(places(bare, sources)).toEqual([]);
  });

  it('has Korean texts of services, repositories and jobs in labels', () => {
    const hangul = /^(?!\s*(?:\/?\*|\/\/)).*[\uac00-\ud7a3]/;
    const bad = treeFile('a.service.ts', () => "  // 이름\n  const name = '이름';");
    expect(places(hangul, [bad])).toEqual(['a.service.ts:2']);
    const services = files.filter(({ path }) => /^src\/.*[.](service|repository|jobs?|reader)[.]ts$/.test(path));
    expect(places(hangul, services)).toEqual([]);
  });

  it('has no notes of unfinished work', () => {
    const notes = anyOf('\\b(TO' + 'DO|FIX' + 'ME|XX' + 'X)\\b');
    const code = files.filter(({ path }) => CODE.test(path));
    expect(places(notes, code)).toEqual([]);
  });

  it('has no skipped or focused tests', () => {
    const tests = files.filter(({ path }) => /[.](test|e2e)[.]tsx?$/.test(path));
    expect(places(anyOf('[.](on' + 'ly|sk' + 'ip)\\('), tests)).toEqual([]);
  });

  it('has no barrels', () => {
    const rooms = /^(src|game-data|database|demo|tests|bench)\/(?:.*\/)?index[.]tsx?$/;
    expect(files.map(({ path }) => path).filter((path) => rooms.test(path))).toEqual([]);
  });
});

describe('rules, policies and labels', () => {
  it('use no clock, no randomness and no network', () => {
    const pure = files.filter(({ path }) => path.startsWith('src/') && PURE.test(path));
    expect(pure.length).toBeGreaterThan(0);
    const impure = anyOf('Date[.]now\\(', 'new Date\\(\\)', 'Math[.]random\\(', 'performance[.]now\\(', '\\bfetch\\(');
    expect(places(impure, pure)).toEqual([]);
  });
});
