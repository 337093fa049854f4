import { describe, expect, it } from 'vitest';
import type { EntityName } from './entity.contract.ts';
import { fieldOf } from './entity-fields.rules.ts';
import { showFieldValue } from './field-text.labels.ts';
import {
  emptyTyped,
  initialTyped,
  namesOfTyped,
  parseTyped,
  readTypedField,
  type TypedValue,
  toTypedValue,
} from './typed-field.rules.ts';

const MAP = { ref: 'maps', id: 14 };
const ITEM = { ref: 'items', id: 2 };

function typeOf(entity: EntityName, name: string) {
  const found = fieldOf(entity, name);
  if (!found) throw new Error(name);
  return found;
}

const VALUES: readonly (readonly [EntityName, string, unknown])[] = [
  ['monsters', 'exp', 450_000],
  ['monsters', 'exp', null],
  ['monsters', 'ac', -1200],
  ['monsters', 'description', '흉가 2층부터 나온다'],
  ['monsters', 'source', ['operator', 'fb-2020']],
  ['monsters', 'confidence', 'low-medium'],
  ['dungeons', 'opened', false],
  ['dungeons', 'region', { ref: 'regions', id: 5 }],
  ['dungeons', 'partOf', null],
  ['dungeons', 'maps', [MAP, { ref: 'maps', id: 15 }]],
  ['dungeons', 'maps', []],
  ['dungeons', 'entrances', [{ fromMap: MAP, fromMapName: '부여성', x: 33, y: 121, minLevel: null }]],
  ['recipes', 'materials', [{ item: ITEM, quantity: 1200 }]],
  ['recipes', 'failReturns', null],
  ['recipes', 'successRate', 12.5],
  ['skills', 'reqItems', [{ item: '이름뿐인 것', quantity: 1 }]],
  ['items', 'type', 0],
  ['items', 'disagreements', [{ field: 'hit', claims: [{ value: [5], source: ['a'] }], lean: null }]],
];

describe('a value in a form', () => {
  it.each(VALUES)('is read as it was: %s.%s %j', (entity, field, value) => {
    const { type } = typeOf(entity, field);
    const typed = toTypedValue(type, value, (to, row) => `${to} ${JSON.stringify(row)}`);
    expect(readTypedField(entity, field, typed)).toEqual({ value });
    expect(parseTyped(type, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it.each<[EntityName, string, TypedValue, string, string]>([
    ['monsters', 'exp', '많음', 'exp', '숫자여야 합니다'],
    ['monsters', 'exp', '-1', 'exp', '0보다 작습니다'],
    ['monsters', 'name', ' ', 'name', '비어 있습니다'],
    ['dungeons', 'region', null, 'region', '비어 있습니다'],
    ['monsters', 'source', null, 'source', '비어 있습니다'],
    ['monsters', '__proto__', '1', '__proto__', '모르는 항목입니다: __proto__'],
    ['items', 'fieldNotes', '{"a"', 'fieldNotes', 'JSON이 아닙니다'],
    ['recipes', 'materials', [{ cells: { item: null, quantity: '3' } }], 'materials.0.item', '빠졌습니다'],
    [
      'recipes',
      'materials',
      [{ cells: { item: { id: 2, name: '' }, quantity: '0' } }],
      'materials.0.quantity',
      '1보다 작습니다',
    ],
  ])('is refused in the words of the import: %s.%s %j', (entity, field, typed, at, reason) => {
    expect(readTypedField(entity, field, typed)).toEqual({ issue: { field: at, reason } });
  });

  it('begins with what a file that leaves the field out means', () => {
    const begins = (entity: EntityName, name: string) => initialTyped(typeOf(entity, name));
    expect([begins('dungeons', 'opened'), begins('recipes', 'resultQuantity')]).toEqual(['true', '1']);
    expect([begins('dungeons', 'maps'), begins('recipes', 'failReturns'), begins('monsters', 'exp')]).toEqual([
      [],
      null,
      '',
    ]);
  });

  it('is written with the names of the rows that were chosen', () => {
    const { type } = typeOf('recipes', 'materials');
    const typed: TypedValue = [{ cells: { item: { id: 2, name: '진호박' }, quantity: '3' } }];
    const read = readTypedField('recipes', 'materials', typed);
    expect(showFieldValue('recipes', 'materials', 'value' in read && read.value, namesOfTyped(type, typed))).toBe(
      '진호박 3개',
    );
  });

  it.each([
    [typeOf('monsters', 'exp').type, 7],
    [typeOf('dungeons', 'region').type, { id: 'x', name: '부여' }],
    [typeOf('dungeons', 'maps').type, [1]],
    [typeOf('recipes', 'materials').type, [{ item: 1 }]],
  ])('is not taken from a stored draft of another shape', (type, stored) => {
    expect(parseTyped(type, stored)).toBeUndefined();
  });

  it('leaves out what a stored row has besides its fields', () => {
    const stored = [{ cells: { quantity: '3', what: 'x' } }];
    expect(parseTyped(typeOf('recipes', 'materials').type, stored)).toEqual([
      { cells: { item: null, quantity: '3', id: emptyTyped(typeOf('monsters', 'exp').type) } },
    ]);
  });
});
