import { describe, expect, it } from 'vitest';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { deskFactRow, factField } from '#tests/support/desk-fact-row.ts';
import {
  beginEdit,
  findLock,
  listChanged,
  parseEdits,
  type RowEdits,
  readEdits,
  toGathered,
} from './row-edit.rules.ts';
import { faultsIn, placeInField } from './row-faults.rules.ts';

const detail = deskFactRow();
const begun = (name: string, typed?: string, corrections: number[] = []): RowEdits => {
  const field = detail.fields.find((one) => one.name === name) ?? factField(name, null, '–');
  const edit = beginEdit(detail, field, field.value, corrections);
  return { [name]: typed === undefined ? edit : { ...edit, typed } };
};

describe('the edits of a row', () => {
  it('send only what is another value than that in force', () => {
    const edits = { ...begun('name'), ...begun('hp', '52,000', [7]), ...begun('description', ' ') };
    const changed = listChanged(detail, edits);
    expect(changed.map(({ name }) => name)).toEqual(['description', 'hp']);
    expect(readEdits('monsters', edits, changed)).toEqual({
      fields: { description: null, hp: 52_000 },
      corrections: [7],
    });
  });

  it('send nothing while something is wrong with one of them', () => {
    const edits = { ...begun('hp', '많음'), ...begun('exp', '1') };
    expect(readEdits('monsters', edits, listChanged(detail, edits))).toBeUndefined();
    expect(toGathered(detail, edits, listChanged(detail, edits))).toEqual([]);
  });

  it('go into the edit set with the values as pages write them, unless they accept corrections', () => {
    const edits = begun('hp', '52000');
    const one = { entity: 'monsters', rowId: 214, name: '처녀귀신', field: 'hp', version: 88 };
    expect(toGathered(detail, edits, listChanged(detail, edits))).toEqual([
      { ...one, value: 52_000, text: '52,000', before: 50_000, beforeText: '50,000' },
    ]);
    const accepted = begun('hp', '52000', [7]);
    expect(toGathered(detail, accepted, listChanged(detail, accepted))).toEqual([]);
  });

  it.each([
    [null, {}],
    ['x', {}],
    [{ hp: { typed: 7 }, __proto__x: {}, exp: null }, {}],
    [{ hp: { typed: '3', corrections: ['a', 4] } }, { hp: { typed: '3', seen: '', corrections: [4] } }],
  ])('are read from a stored draft %j as if a stranger had written it', (stored, edits) => {
    expect(parseEdits('monsters', stored)).toEqual(edits);
  });

  it.each([
    ['monsters', 'hp', 3, null],
    ['monsters', 'dungeon', 1, '자료를 구별하는 항목이라 수정할 수 없습니다.'],
    ['monsters', 'imgUrl', 2, '관리자만 수정할 수 있습니다.'],
    ['dungeons', 'opened', 3, '편집자는 수정할 수 없습니다.'],
    ['dungeons', 'opened', 2, null],
  ] as const)('of %s.%s by level %i: %s', (entity, name, level, lock) => {
    const field = fieldOf(entity, name);
    expect(field && findLock(field, level)).toBe(lock);
  });
});

describe('the faults of an answer', () => {
  it.each([
    ['edits.0.fields.materials.0.item', 'materials.0.item'],
    ['fields.category', 'category'],
    ['reason', undefined],
    ['__proto__', undefined],
  ])('stand at the field that %s leads to', (place, field) => {
    expect(placeInField('recipes', place)).toBe(field);
  });

  it('are those of the row in hand, and stay away from other data', () => {
    const at = (id: number) => ({ entity: 'monsters', id, name: '' });
    const faults = [
      { field: 'hp', reason: '다른 줄', at: at(5) },
      { field: 'hp', reason: '큽니다', at: at(214) },
      { field: 'exp', reason: '작습니다', at: null },
      { field: 3 },
      null,
    ];
    expect(
      faultsIn({ faults, issues: [{ path: 'edits.0.fields.ac', message: '숫자' }, 'x'] }, 'monsters', 214),
    ).toEqual({
      hp: { field: 'hp', reason: '큽니다' },
      exp: { field: 'exp', reason: '작습니다' },
      ac: { field: 'ac', reason: '숫자' },
    });
    expect(faultsIn({}, 'monsters')).toEqual({});
  });
});
