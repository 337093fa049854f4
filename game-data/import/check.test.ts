import { describe, expect, it } from 'vitest';
import { checkSources } from './check.ts';
import { type DataIssue, ImportRefusedError } from './data-issue.ts';
import type { RawFile } from './read.ts';
import type { Entity } from './source-rows.ts';

type Rows = Partial<Record<Entity, Record<string, unknown>[]>>;

const FACT = { source: ['seen'], confidence: 'medium' };

const item = { ...FACT, code: 1, name: '도토리', type: 6 };
const dungeon = { ...FACT, region: 1, name: '굴', location: '부여성', sortOrder: 1 };

const GOOD = {
  sources: [{ id: 'seen', title: '본 것' }],
  regions: [{ ...FACT, id: 1, name: '초급 사냥터' }],
  items: [item],
  maps: [{ ...FACT, code: '7', name: '부여성', kind: 'town' }],
  dungeons: [dungeon],
  monsters: [{ ...FACT, dungeon: '굴', name: '다람쥐', sortOrderInDungeon: 1 }],
} satisfies Rows;

function filesOf(rows: Rows): RawFile[] {
  return Object.entries(rows).map(([entity, values]) => ({
    entity: entity as Entity,
    file: `${entity}.json`,
    rows: values.map((value, index) => ({ row: index + 1, value })),
  }));
}

function listIssues(rows: Rows): readonly DataIssue[] {
  try {
    checkSources(filesOf({ ...GOOD, ...rows }));
    return [];
  } catch (error) {
    if (error instanceof ImportRefusedError) return error.issues;
    throw error;
  }
}

const drop = { ...FACT, dungeon: '굴', monster: '다람쥐', item: '도토리' };
const recipe = { ...FACT, item: '도토리', category: '요리', materials: [{ item: '도토리', quantity: 1 }] };
const port = { ...FACT, sourceMap: '7', x: 1, y: 2, destinationMap: '7', destX: 3, destY: 4 };
const quest = { ...FACT, id: 1, title: '일', content: '<p>해요</p>', status: 1 };

const note = { fields: ['price'], source: ['seen'], confidence: 'low' };
const claim = (...value: number[]) => ({ value, source: ['seen'] });
const withNote = (own: object) => ({ items: [{ ...item, price: 5, fieldNotes: [{ ...note, ...own }] }] });
const withClaims = (...disagreements: object[]) => ({ items: [{ ...item, hit: 3, disagreements }] });
const hit = { field: 'hit', claims: [claim(3), claim(-3)] };
const part = (fields: object) => ({ ...dungeon, name: '굴 1~2층', partOf: '굴', ...fields });

const BROKEN: [what: string, rows: Rows, file: string, row: number, field: string, reason: RegExp][] = [
  ['a missing name', { items: [{ ...FACT, code: 1, type: 6 }] }, 'items.json', 1, 'name', /빠졌습니다/],
  ['a text for a number', { items: [{ ...item, price: '십' }] }, 'items.json', 1, 'price', /숫자여야/],
  ['a fraction of a 전', { items: [{ ...item, price: 1.5 }] }, 'items.json', 1, 'price', /정수여야/],
  ['a negative price', { items: [{ ...item, price: -1 }] }, 'items.json', 1, 'price', /0보다 작습니다/],
  ['a price beyond all measure', { items: [{ ...item, price: 1e15 }] }, 'items.json', 1, 'price', /보다 큽니다/],
  ['a type that there is not', { items: [{ ...item, type: 12 }] }, 'items.json', 1, 'type', /11보다 큽니다/],
  ['an unknown field', { items: [{ ...item, colour: 1 }] }, 'items.json', 1, '', /모르는 항목.*colour/],
  ['least above most', { items: [{ ...item, smin: 5, smax: 4 }] }, 'items.json', 1, 'smax', /smin\(5\)/],
  ['a control character', { items: [{ ...item, name: '도토\u0007리' }] }, 'items.json', 1, 'name', /쓸 수 없는 문자/],
  ['an unknown source', { items: [{ ...item, source: ['heard'] }] }, 'items.json', 1, 'source', /'heard' 출처/],
  [
    'a part of nothing',
    { dungeons: [{ ...dungeon, partOf: '산' }] },
    'dungeons.json',
    1,
    'partOf',
    /'산' 던전이 없습니다/,
  ],
  ['a part of itself', { dungeons: [{ ...dungeon, partOf: '굴' }] }, 'dungeons.json', 1, 'partOf', /자기 자신/],
  [
    'monsters of a whole',
    { dungeons: [{ ...dungeon, monsters: ['다람쥐'] }] },
    'dungeons.json',
    1,
    'monsters',
    /partOf가/,
  ],
  [
    'a part with a monster that its whole has not',
    { dungeons: [dungeon, part({ monsters: ['곰'] })] },
    'dungeons.json',
    2,
    'monsters.0',
    /'굴'에 '곰' 몬스터가 없습니다/,
  ],
  [
    'a part with a map that its whole has not',
    { dungeons: [dungeon, part({ maps: ['7'] })] },
    'dungeons.json',
    2,
    'maps.0',
    /7번 맵은 '굴'에 없습니다/,
  ],
  [
    'a part of a part',
    { dungeons: [dungeon, part({}), { ...dungeon, name: '방', partOf: '굴 1~2층' }] },
    'dungeons.json',
    3,
    'partOf',
    /다른 던전의 일부/,
  ],
  ['no source', { items: [{ ...item, source: [] }] }, 'items.json', 1, 'source', /1개는 있어야/],
  [
    'a confidence of one’s own',
    { items: [{ ...item, confidence: 'sure' }] },
    'items.json',
    1,
    'confidence',
    /하나여야/,
  ],
  [
    'a note of an unknown source',
    withNote({ source: ['heard'] }),
    'items.json',
    1,
    'fieldNotes.0.source',
    /'heard' 출처/,
  ],
  [
    'a note of a value that is not known',
    withNote({ fields: ['hit'] }),
    'items.json',
    1,
    'fieldNotes.0.fields',
    /값이 없는 항목.*'hit'/,
  ],
  [
    'a note of a field that there is not',
    withNote({ fields: ['luck'] }),
    'items.json',
    1,
    'fieldNotes.0.fields',
    /값이 없는 항목.*'luck'/,
  ],
  ['two notes of a field', withNote({ fields: ['price', 'price'] }), 'items.json', 1, 'fieldNotes.0', /두 번.*'price'/],
  [
    'a disagreement about what nobody is shown',
    withClaims({ ...hit, field: 'dye' }),
    'items.json',
    1,
    'disagreements.0.field',
    /하나여야/,
  ],
  [
    'a claim of an unknown source',
    withClaims({ ...hit, claims: [claim(3), { value: [5], source: ['heard'] }] }),
    'items.json',
    1,
    'disagreements.0.claims.1.source',
    /'heard' 출처/,
  ],
  ['one claim alone', withClaims({ ...hit, claims: [claim(3)] }), 'items.json', 1, 'disagreements.0.claims', /2개는/],
  [
    'claims that do not differ',
    withClaims({ ...hit, claims: [claim(3), claim(3)] }),
    'items.json',
    1,
    'disagreements.0',
    /같은 값이 두 번/,
  ],
  [
    'claims among which the item’s own value is not',
    withClaims({ ...hit, claims: [claim(4), claim(5)] }),
    'items.json',
    1,
    'disagreements.0',
    /아이템의 값\(3\)이/,
  ],
  [
    'a range for a number',
    withClaims({ ...hit, claims: [claim(3), claim(1, 5)] }),
    'items.json',
    1,
    'disagreements.0',
    /값이 1개여야/,
  ],
  [
    'a range upside down',
    withClaims({ field: 'small', claims: [claim(1, 2), claim(5, 4)] }),
    'items.json',
    1,
    'disagreements.0',
    /최솟값이 최댓값보다/,
  ],
  [
    'a lean to a source without a claim',
    withClaims({ ...hit, lean: 'other' }),
    'items.json',
    1,
    'disagreements.0',
    /값을 말한 출처가 아닙니다: 'other'/,
  ],
  ['a field disputed twice', withClaims(hit, hit), 'items.json', 1, 'disagreements.1', /두 번.*'hit'/],
  ['a code twice', { items: [item, { ...item, name: '밤' }] }, 'items.json', 2, 'code', /1번 줄과 겹칩니다/],
  ['a name twice', { items: [item, { ...item, code: 2 }] }, 'items.json', 2, 'name', /1번 줄과 겹칩니다/],
  [
    'a name twice in another form of Unicode',
    { items: [item, { ...item, code: 2, name: '도토리'.normalize('NFD') }] },
    'items.json',
    2,
    'name',
    /겹칩니다/,
  ],
  [
    'an id twice',
    {
      items: [
        { ...item, id: 3 },
        { ...item, id: 3, code: 2, name: '밤' },
      ],
    },
    'items.json',
    2,
    'id',
    /겹칩니다/,
  ],
  [
    'a region beyond 13',
    { regions: [...GOOD.regions, { ...FACT, id: 14, name: '달' }] },
    'regions.json',
    2,
    'id',
    /13보다 큽니다/,
  ],
  [
    'levels upside down',
    { dungeons: [{ ...dungeon, reqLvMin: 9, reqLvMax: 5 }] },
    'dungeons.json',
    1,
    'reqLvMax',
    /작을 수 없습니다/,
  ],
  [
    'a dungeon in no region',
    { dungeons: [{ ...dungeon, region: 2 }] },
    'dungeons.json',
    1,
    'region',
    /2번 지역이 없습니다/,
  ],
  ['a floor that is no map', { dungeons: [{ ...dungeon, maps: ['7', '8'] }] }, 'dungeons.json', 1, 'maps.1', /8번 맵/],
  ['a drop of nobody', { drops: [{ ...drop, monster: '용' }] }, 'drops.json', 1, 'monster', /'용' 몬스터가 없습니다/],
  ['a drop twice', { drops: [drop, drop] }, 'drops.json', 2, 'item', /겹칩니다/],
  ['a recipe of nothing', { recipes: [{ ...recipe, materials: [] }] }, 'recipes.json', 1, 'materials', /1개는/],
  [
    'a material that is no item',
    { recipes: [{ ...recipe, materials: [{ item: '별', quantity: 1 }] }] },
    'recipes.json',
    1,
    'materials.0.item',
    /'별' 아이템이 없습니다/,
  ],
  [
    'a material twice',
    { recipes: [{ ...recipe, materials: [...recipe.materials, ...recipe.materials] }] },
    'recipes.json',
    1,
    'materials.1.item',
    /두 번/,
  ],
  ['more than certain', { recipes: [{ ...recipe, successRate: 100.5 }] }, 'recipes.json', 1, 'successRate', /100보다/],
  ['a port to nowhere', { ports: [{ ...port, destinationMap: '9' }] }, 'ports.json', 1, 'destinationMap', /9번 맵/],
  ['a port off the map', { ports: [{ ...port, x: -1 }] }, 'ports.json', 1, 'x', /0보다 작습니다/],
  [
    'a short name of nothing',
    { abbreviations: [{ ...FACT, short: 'ㄷㅌ', name: '없음' }] },
    'abbreviations.json',
    1,
    'name',
    /어디에도 없는/,
  ],
  [
    'a short name of one letter',
    { abbreviations: [{ ...FACT, short: '도', name: '도토리' }] },
    'abbreviations.json',
    1,
    'short',
    /두 글자/,
  ],
  [
    'a script in a quest',
    { quests: [{ ...quest, content: '<script>x</script>' }] },
    'quests.json',
    1,
    'content',
    /태그/,
  ],
  [
    'an attribute in a quest',
    { quests: [{ ...quest, content: '<p onclick="x">y</p>' }] },
    'quests.json',
    1,
    'content',
    /태그/,
  ],
  ['an open end in a quest', { quests: [{ ...quest, content: '<img src=x' }] }, 'quests.json', 1, 'content', /태그/],
  ['a formula without a kind', { formulas: [{ name: 'guess' }] }, 'formulas.json', 1, 'name', /알 수 없는 종류/],
];

describe('checkSources', () => {
  it('accepts a valid set', () => {
    expect(listIssues({ drops: [drop], recipes: [recipe], ports: [port], quests: [quest] })).toEqual([]);
  });

  it('accepts claims of other signs, of a range, and of a value that nobody knows', () => {
    const large = { field: 'large', claims: [claim(1, 5), claim(1, 4)], lean: 'seen' };
    expect(listIssues(withClaims(hit, large, { field: 'dam', claims: [claim(0), claim(8)] }))).toEqual([]);
    expect(listIssues(withNote({}))).toEqual([]);
  });

  it.each(BROKEN)('refuses %s', (_, rows, file, row, field, reason) => {
    expect(listIssues(rows)).toEqual([{ file, row, field, reason: expect.stringMatching(reason) }]);
  });

  it('reports all faults at once', () => {
    const issues = listIssues({
      items: [{ ...item, type: 99, price: -1, source: ['heard'] }],
      drops: [{ ...drop, dungeon: '다른 굴' }],
      maps: [{ ...FACT, code: '일곱', name: '부여성', kind: 'town' }],
    });
    expect(issues.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
      'drops.json monster',
      'items.json price',
      'items.json source',
      'items.json type',
      'maps.json code',
    ]);
  });

  it('does not report references to a row that is itself invalid', () => {
    expect(listIssues({ items: [{ ...item, type: 99 }], recipes: [recipe] })).toHaveLength(1);
  });

  it('composes Hangul and trims, but leaves single jamo alone', () => {
    const named = (name: string) =>
      checkSources(filesOf({ ...GOOD, items: [{ ...item, name }] })).drafts.item?.map((draft) => draft.name);
    expect(named(` ${'현철중검'.normalize('NFD')} `)).toEqual(['현철중검']);
    expect(named('ㅎㅊ')).toEqual(['ㅎㅊ']);
  });

  it('stores a drop of an unknown item by its name', () => {
    const { drafts } = checkSources(filesOf({ ...GOOD, drops: [{ ...drop, item: '한왕' }] }));
    expect(drafts.monster_drop?.[0]).toMatchObject({ item_id: null, item_name: '한왕' });
  });

  it('resolves names of a partial set against stored rows', () => {
    const files = filesOf({ drops: [drop] });
    expect(() => checkSources(files)).toThrow(ImportRefusedError);
    const { drafts } = checkSources(files, {
      sources: new Set(['seen']),
      regions: new Set(),
      items: new Map([['도토리', '1']]),
      mapCodes: new Set(),
      mapNames: new Set(),
      skills: new Set(),
      dungeons: new Set(),
      monsters: new Set(['굴/다람쥐']),
    });
    expect(drafts.monster_drop).toHaveLength(1);
  });
});
