import { describe, expect, it } from 'vitest';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import golden from './player-words.golden.json' with { type: 'json' };
import { search } from './search-engine.ts';
import { listSearchEntries } from './search-entries.ts';
import { guessCost, guessedNames, toNameParts } from './search-guess.ts';
import { buildSearchIndex } from './search-index.ts';

const MIN_MRR = 0.93;
const RANKS_COUNTED = 10;

const catalog = await projectCatalog();
const entries = listSearchEntries(catalog, catalog.abbreviations);
const index = buildSearchIndex(entries);
const found = (q: string) => search(index, q, RANKS_COUNTED).map(({ name }) => name);

describe('the words of players that were written before the rules', () => {
  const queries = Object.values(golden).flat();

  it('are 200 and mean what there is', () => {
    expect(queries).toHaveLength(200);
    const known = new Set(entries.map(({ kind, name }) => `${kind} ${name}`));
    for (const { kind, name } of queries) expect(known).toContain(`${kind} ${name}`);
  });

  it('find what they mean', () => {
    const shares = queries.map(({ q, kind, name }) => {
      const rank = search(index, q, RANKS_COUNTED).findIndex((entry) => entry.kind === kind && entry.name === name);
      return rank < 0 ? 0 : 1 / (rank + 1);
    });
    const missed = queries.filter((_, at) => shares[at] !== 1).map(({ q, name }) => `${q} → ${name}`);
    const mrr = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mrr, missed.join(', ')).toBeGreaterThanOrEqual(MIN_MRR);
  });
});

describe('a short form by rule', () => {
  const numbered = catalog.items.filter(({ name }) => /제[일이삼사오육칠팔구][검봉]$/.test(name));
  const digitOf = (name: string) => String('일이삼사오육칠팔구'.indexOf(name.at(-2) ?? '') + 1);
  const amber = catalog.items.filter(({ name }) => /^.+호박별[검곤도봉]$/.test(name));

  it('is the last letter before 제 and the digit', () => {
    expect(numbered.length).toBeGreaterThan(36);
    const wrong = numbered.filter(({ name }) => {
      const before = name.replace(/의?제..$/, '');
      return [before.slice(-1), before].some((stem) => found(stem + digitOf(name))[0] !== name);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('leaves 호박 out', () => {
    expect(amber.length).toBeGreaterThan(40);
    const wrong = amber.filter(({ name }) => found(name.replace('호박', ''))[0] !== name);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['흑중', '흑철중검'],
    ['해뼈', '해골왕의뼈'],
    ['수비늘', '수룡의비늘'],
    ['은가', '은나무가지'],
    ['인반', '인어반지'],
    ['마9', '용마제구검'],
    ['환도', '환두대도'],
    ['영혼봉', '영혼마령봉'],
    ['흑중 시세', '흑철중검'],
  ])('%s is answered with %s first', (q, name) => expect(found(q)[0]).toBe(name));

  it('that two names share offers both', () => {
    expect(found('진어금니').slice(0, 1)).toEqual(['진룡의어금니']);
    expect(found('주투').slice(0, 2).toSorted()).toEqual(['주술투구', '주홍투구']);
  });

  it('comes behind what a list says', () => {
    const listed = listSearchEntries(catalog, [{ short: '흑중', name: '현철중검' }]);
    const names = search(buildSearchIndex(listed), '흑중', RANKS_COUNTED).map(({ name }) => name);
    expect(names[0]).toBe('현철중검');
  });

  it('is no name that stands there, and none that only shares letters', () => {
    for (const [typed, name] of [
      ['흑철중검', '흑철중검'],
      ['흑철', '흑철중검'],
      ['철중', '흑철중검'],
      ['중검', '흑철중검'],
      ['도산', '도삭산무슈후슈진녹'],
    ] as const) {
      expect(guessCost(typed, toNameParts(name)), `${typed} ${name}`).toBeNull();
    }
  });

  it('that is a name of its own finds that name first', () => {
    const names = new Map(entries.map(({ name }) => [normalizeText(name), name]));
    const guesses = catalog.items.flatMap(({ name }) => guessedNames(name));
    const wrong = guesses.filter((guess) => names.has(guess) && normalizeText(found(guess)[0] ?? '') !== guess);
    expect(wrong).toEqual([]);
  });
});

describe('the short forms of the list', () => {
  it('are none of them the name of something else, nor of one letter', () => {
    const facts = entries.filter(({ kind }) => kind !== 'page');
    const names = new Set(facts.map(({ name }) => normalizeText(name)));
    const wrong = catalog.abbreviations.filter(({ short, name }) => {
      const normalized = normalizeText(short);
      return normalized.length < 2 || (names.has(normalized) && normalized !== normalizeText(name));
    });
    expect(wrong.map(({ short, name }) => `${short} → ${name}`)).toEqual([]);
  });

  it('find all that they stand for', () => {
    const wrong = catalog.abbreviations.filter(({ short, name }) => !found(short).includes(name));
    expect(wrong.map(({ short, name }) => `${short} → ${name}`)).toEqual([]);
  });
});
