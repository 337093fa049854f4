import { convertHangulToQwerty } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChoseong } from '#shared/korean/hangul.ts';
import { compose, decompose } from '#shared/korean/hangul-keys.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { rounds } from '#tests/support/rounds.ts';
import golden from './golden.json' with { type: 'json' };
import noise from './noise.json' with { type: 'json' };
import { search } from './search-engine.ts';
import { listSearchEntries } from './search-entries.ts';
import { buildSearchIndex } from './search-index.ts';

const MIN_QUERIES = 750;
const MIN_TOP_1 = 0.97;
const MIN_MRR = 0.98;
const RANKS_COUNTED = 10;

const catalog = await projectCatalog();
const entries = listSearchEntries(catalog, catalog.abbreviations);
const index = buildSearchIndex(entries);
const everything = index.entries.length;
const queries = Object.values(golden).flat();

/** 1 is the first hit; 0: not among the first `RANKS_COUNTED`. */
function rankOf({ q, kind, name }: (typeof queries)[number]): number {
  return search(index, q, RANKS_COUNTED).findIndex((entry) => entry.kind === kind && entry.name === name) + 1;
}

describe('golden queries', () => {
  it('are at least 750 and name existing facts, pages and people', () => {
    expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    const known = new Set(entries.map(({ kind, name }) => `${kind} ${name}`));
    for (const { kind, name } of queries) expect(known).toContain(`${kind} ${name}`);
  });

  it('rank the intended fact first', () => {
    const ranks = queries.map(rankOf);
    const top1 = ranks.filter((rank) => rank === 1).length / ranks.length;
    const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    console.log(`search: ${queries.length} queries, top-1 ${top1.toFixed(3)}, MRR@${RANKS_COUNTED} ${mrr.toFixed(3)}`);
    const missed = queries.filter((_, position) => ranks[position] !== 1).map(({ q, name }) => `${q} → ${name}`);
    expect(top1, missed.join(', ')).toBeGreaterThanOrEqual(MIN_TOP_1);
    expect(mrr, missed.join(', ')).toBeGreaterThanOrEqual(MIN_MRR);
  });
});

describe('the words for what is done, not for what is in the game,', () => {
  it.each([
    ['왕퀘', '왕퀘'],
    ['체마', '체력·마력 표'],
    ['승급', '승급 계획'],
    ['경험치', '경험치 계산기'],
    ['계산기', '경험치 계산기'],
    ['길찾기', '길찾기'],
    ['알림', '알림'],
  ])('%s leads to %s at once', (q, name) => {
    expect(search(index, q, 1)).toMatchObject([{ kind: 'page', name }]);
  });
});

describe('a list of one job', () => {
  it.each([
    ['전사 무기 시세', '전사 무기 시세'],
    ['전사무기시세', '전사 무기 시세'],
    ['주술사 갑옷', '주술사 갑옷'],
    ['도사 투구 가격', '도사 투구'],
    ['도적 무기 드롭', '도적 무기'],
    ['주술사 조합', '주술사 조합'],
    ['주술사 손', '주술사 손 장비'],
    ['무기 시세', '무기 시세'],
  ])('%s leads to %s', (q, name) => {
    expect(search(index, q, 1)).toMatchObject([{ kind: 'page', name }]);
  });

  it('does not come before a thing of that name', () => {
    expect(search(index, '주술 갑옷', 1)).toMatchObject([{ kind: 'item', name: '주술갑옷' }]);
    expect(search(index, '전사의길', 1)).toMatchObject([{ kind: 'map' }]);
  });
});

describe('the classes of golden queries', () => {
  it.each(Object.entries(golden))('%s finds nearly all of its names first', (_, ofClass) => {
    const ranks = ofClass.map(rankOf);
    const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    expect(mrr).toBeGreaterThanOrEqual(MIN_MRR);
  });
});

describe('noise', () => {
  it.each(noise.nothing)('%j finds nothing', (q) => {
    expect(search(index, q).map(({ name }) => name)).toEqual([]);
  });

  it.each(noise.not)('$q does not find $names', ({ q, names }) => {
    const found = search(index, q, everything).map(({ name }) => name);
    expect(found.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(
        entries.some((entry) => entry.name === name),
        `${name} exists`,
      ).toBe(true);
      expect(found).not.toContain(name);
    }
  });
});

describe('every entry', () => {
  const findable = index.withoutLaterFloors.map(({ entry }) => entry);
  const someEntry = fc.constantFrom(...findable);
  const isFound = (q: string, wanted: unknown) => search(index, q, everything).some((entry) => entry === wanted);

  it('is the first hit for its full name', () => {
    for (const entry of entries) {
      const first = search(index, entry.name, 1)[0]?.name ?? '';
      const spellings = [first, first.replace(/\s*\([^)]*\)/g, '')].map(normalizeText);
      expect(spellings, entry.name).toContain(normalizeText(entry.name));
    }
  });

  it('is found at every step of typing its name, in either keyboard layout', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(someEntry, fc.nat(60), (entry, typed) => {
        const state = compose(decompose(normalizeText(entry.name)).slice(0, 1 + typed));
        expect(isFound(state, entry), state).toBe(true);
        const roman = convertHangulToQwerty(state);
        expect(isFound(roman, entry), roman).toBe(true);
      }),
      { numRuns: rounds(500) },
    );
  });

  it('is found by its initials, by a part, and with spaces anywhere', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(someEntry, fc.nat(10), fc.nat(10), (entry, from, length) => {
        const name = normalizeText(entry.name);
        expect(isFound(toChoseong(name), entry)).toBe(true);
        expect(isFound([...name].join(' '), entry)).toBe(true);
        const part = name.slice(from % name.length, (from % name.length) + 1 + length);
        expect(isFound(part, entry), part).toBe(true);
      }),
      { numRuns: rounds(500) },
    );
  });
});

describe('any query', () => {
  it('never throws and returns at most as many hits as the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.integer({ min: 1, max: 20 }), (q, limit) => {
        expect(search(index, q, limit).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 200 },
    );
  });
});
