import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './search.contract.ts';
import { searchCatalog } from './search-answer.ts';
import { search } from './search-engine.ts';
import { buildSearchIndex, withTitles } from './search-index.ts';

let nextId = 1;
function entry(name: string, more: Partial<SearchEntry> = {}): SearchEntry {
  const id = nextId++;
  return { kind: 'item', id, name, path: `/items/${id}`, detail: '', weight: 0, aliases: [], ...more };
}

function names(entries: readonly SearchEntry[], q: string, limit?: number): string[] {
  return search(buildSearchIndex(entries), q, limit).map(({ name }) => name);
}

describe('ranking', () => {
  it('ranks whole names before prefixes before inner matches', () => {
    const entries = [entry('진호박'), entry('호박단추'), entry('호박')];
    expect(names(entries, '호박')).toEqual(['호박', '호박단추', '진호박']);
  });

  it('then ranks by length, popularity and the order of kinds', () => {
    const entries = [
      entry('도토리', { kind: 'map' }),
      entry('도토리묵집'),
      entry('도토리묵', { weight: 1 }),
      entry('도토리밥', { weight: 9 }),
      entry('도토리', { kind: 'monster' }),
    ];
    const found = search(buildSearchIndex(entries), '도토').map(({ kind, name }) => `${kind} ${name}`);
    expect(found).toEqual(['monster 도토리', 'map 도토리', 'item 도토리밥', 'item 도토리묵', 'item 도토리묵집']);
  });

  it('ranks equal initials by popularity', () => {
    const entries = [entry('자호박'), entry('진호박', { weight: 80 }), entry('적호박', { weight: 20 })];
    expect(names(entries, 'ㅈㅎㅂ')).toEqual(['진호박', '적호박', '자호박']);
  });

  it('ranks spelled matches before initials', () => {
    expect(names([entry('현철'), entry('황천', { weight: 99 })], '현ㅊ')).toEqual(['현철']);
  });

  it('ranks an alias below the name itself', () => {
    const entries = [entry('공력증강', { aliases: ['공증'], weight: 99 }), entry('공증')];
    expect(names(entries, '공증')).toEqual(['공증', '공력증강']);
  });

  it('treats a name without its parentheses as whole', () => {
    const entries = [entry('흑령굴1', { kind: 'map' }), entry('흑령굴 (부여)', { kind: 'dungeon' })];
    expect(names(entries, '흑령굴')).toEqual(['흑령굴 (부여)', '흑령굴1']);
  });
});

describe('noise', () => {
  it('drops initials inside a word when a name begins with them', () => {
    const entries = [entry('진호박'), entry('연자호박')];
    expect(names(entries, 'ㅈㅎㅂ')).toEqual(['진호박']);
    expect(names([entry('연자호박')], 'ㅈㅎㅂ')).toEqual(['연자호박']);
  });

  it('drops half-typed letters inside a word when a whole match exists', () => {
    const entries = [entry('독거미줄'), entry('백화검')];
    expect(names(entries, '검')).toEqual(['백화검']);
    expect(names([entry('독거미줄')], '검')).toEqual(['독거미줄']);
  });

  it('guesses only when nothing matches', () => {
    expect(names([entry('현철중검'), entry('흑철중검')], '현철중검')).toEqual(['현철중검']);
    expect(names([entry('현철중검'), entry('흑철중검')], '현철중곰')).toEqual(['현철중검']);
  });

  it('does not guess from one syllable or from initials', () => {
    expect(names([entry('활'), entry('피')], '할')).toEqual([]);
    expect(names([entry('진호박')], 'ㅈㅎㅍ')).toEqual([]);
  });

  it('finds nothing for an empty query', () => {
    for (const q of ['', '  ', "·'()-_"]) expect(names([entry('진호박')], q)).toEqual([]);
  });
});

describe('guesses', () => {
  it.each([
    ['현철증검', '현철중검'],
    ['현철중', '현철중검'],
    ['현철중거검', '현철중검'],
    ['현중철검', '현철중검'],
    ['팔게', '팔괘'],
    ['도리', '도토리'],
  ])('%s is %s', (q, name) => {
    expect(names([entry('현철중검'), entry('팔괘'), entry('도토리')], q)).toEqual([name]);
  });

  it('prefers a name of the same length', () => {
    expect(names([entry('활', { weight: 99 }), entry('호박')], '호발')).toEqual(['호박', '활']);
  });
});

describe('floors', () => {
  const floors = ['부여쥐굴1', '부여쥐굴2', '부여쥐굴10'].map((name) => entry(name, { kind: 'map' }));
  const dungeon = entry('부여 쥐굴', { kind: 'dungeon', aliases: ['쥐굴'] });

  it('shows the dungeon, then only its first floor', () => {
    for (const q of ['쥐굴', '부여쥐굴', 'ㅂㅇㅈㄱ'])
      expect(names([...floors, dungeon], q)).toEqual(['부여 쥐굴', '부여쥐굴1']);
  });

  it('finds a later floor by its number', () => {
    expect(names([...floors, dungeon], '부여쥐굴2')).toEqual(['부여쥐굴2']);
    expect(names([...floors, dungeon], '쥐굴 10층')).toEqual(['부여쥐굴10']);
  });

  it('shows the lowest floor when there is no first one', () => {
    const wreck = ['난파선3', '난파선2'].map((name) => entry(name, { kind: 'map' }));
    expect(names(wreck, '난파선')).toEqual(['난파선2']);
  });
});

describe('words beside a name', () => {
  const entries = [entry('현철중검'), entry('현철도'), entry('소림사가는길', { kind: 'map' })];

  it.each([
    '현철중검 시세',
    '현철중검시세',
    '현철중검은 얼마에요?',
    '시세 현철중검',
    '현철증검 시세',
    '현철중검 강화 실패',
  ])('%s finds the name', (q) => {
    expect(names(entries, q)).toEqual(['현철중검']);
  });

  it('are part of a name that has them', () => {
    expect(names(entries, '소림사 가는 길')).toEqual(['소림사가는길']);
  });
});

describe('a dropped 의', () => {
  it('comes before a typing error', () => {
    const entries = [entry('수렵비늘'), entry('수룡의비늘'), entry('수룡의비늘갑옷')];
    expect(names(entries, '수룡비늘')).toEqual(['수룡의비늘', '수룡의비늘갑옷']);
    expect(names(entries, '수룡비늘 시세')).toEqual(['수룡의비늘', '수룡의비늘갑옷']);
  });

  it('is not guessed where a name has none', () => {
    const entries = [entry('수룡비늘'), entry('수룡의비늘')];
    expect(names(entries, '수룡비늘')).toEqual(['수룡비늘']);
  });
});

describe('pages and people', () => {
  it('come after equally good names of facts', () => {
    const entries = [
      entry('조합', { kind: 'page', weight: 99 }),
      entry('조합', { kind: 'npc' }),
      entry('조합'),
      entry('조합서'),
    ];
    const found = search(buildSearchIndex(entries), '조합').map(({ kind, name }) => `${kind} ${name}`);
    expect(found).toEqual(['item 조합', 'page 조합', 'npc 조합', 'item 조합서']);
  });
});

describe('words', () => {
  it('match in any order, in the name or in the detail', () => {
    const entries = [entry('투명', { kind: 'skill', detail: '도적 · 레벨 34' }), entry('흑령굴 (부여)')];
    expect(names(entries, '도적 투명')).toEqual(['투명']);
    expect(names(entries, '부여 흑령굴')).toEqual(['흑령굴 (부여)']);
    expect(names(entries, '전사 투명')).toEqual([]);
    expect(names(entries, '도적 레벨')).toEqual([]);
  });
});

describe('searchCatalog', () => {
  it('returns hits without ranking data, up to the limit', () => {
    const index = buildSearchIndex([entry('호박', { id: 7, path: '/items/7', icon: 10 }), entry('호박단추')]);
    expect(searchCatalog(index, { q: '호박', limit: 1 })).toEqual([
      { kind: 'item', id: 7, name: '호박', path: '/items/7', detail: '', icon: 10 },
    ]);
  });
});

it('an index to which titles were added is that of all entries', () => {
  const facts = [
    entry('쥐굴1', { kind: 'map' }),
    entry('쥐굴2', { kind: 'map' }),
    entry('수룡의비늘', { aliases: ['수비늘'] }),
  ];
  const titles = [entry('쥐굴 길잡이', { kind: 'guide' })];
  expect(withTitles(buildSearchIndex(facts), buildSearchIndex(titles))).toEqual(
    buildSearchIndex([...facts, ...titles]),
  );
});
