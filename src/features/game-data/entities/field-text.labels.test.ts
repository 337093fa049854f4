import { describe, expect, it } from 'vitest';
import type { Item } from '../catalog/item.contract.ts';
import { DETAIL_LINES, STAT_LINES } from '../catalog/item-stat.labels.ts';
import { fieldOf, fieldsOf } from './entity-fields.rules.ts';
import { showFieldValue } from './field-text.labels.ts';
import { readTypedValue } from './field-value.rules.ts';

const NOTHING = Object.fromEntries(fieldsOf('items').map(({ name }) => [name, null]));
const SAMPLES: Readonly<Record<string, unknown>> = { hiddenStatus: '저주 저항', usedForAdvancement: '2차 승급' };
/** Read together with a second field, or with an end of their own. */
const TOGETHER = new Set(['small', 'large']);

describe('showFieldValue', () => {
  it('says what the page of an item says', () => {
    const lines = [...STAT_LINES, ...DETAIL_LINES].filter(({ field }) => !TOGETHER.has(field));
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      for (const value of line.field in SAMPLES ? [SAMPLES[line.field]] : [1, 2]) {
        const item = { ...NOTHING, disagreements: [], [line.field]: value } as unknown as Item;
        const shown = line.of(item);
        const field = fieldOf('items', line.field);
        if (field?.type.kind === 'choice' && !field.type.choices.some((one) => one.value === value)) continue;
        const expected = { label: shown?.label, value: `${shown?.value}${shown?.unit ?? ''}` };
        expect({ label: field?.label, value: showFieldValue('items', line.field, value) }).toEqual(expected);
      }
    }
  });

  it.each([
    ['monsters', 'exp', 450_000, '450,000'],
    ['monsters', 'ac', -44, '−44'],
    ['monsters', 'exp', null, '–'],
    ['monsters', 'confidence', 'low-medium', '조금 낮음'],
    ['items', 'type', 0, '무기'],
    ['items', 'reqgrade', 0, '승급 전'],
    ['items', 'price', 35_000, '3만5천'],
    ['dungeons', 'opened', false, '아직 열리지 않음'],
    ['dungeons', 'region', 5, '북방대초원'],
    ['dungeons', 'maps', [], '없음'],
    [
      'dungeons',
      'entrances',
      [
        { fromMap: '14', fromMapName: '부여성', x: 33, y: 121, minLevel: 10 },
        { fromMap: null, fromMapName: '국내성', x: null, y: 3, minLevel: null },
      ],
      '부여성 (33, 121) 레벨 10, 국내성',
    ],
    ['skills', 'reqJobs', [1], '전사'],
    ['skills', 'variants', [{ totem: '청룡', name: '용의 힘' }], '청룡 용의 힘'],
    ['recipes', 'materials', [{ id: 3, item: '도토리', quantity: 1200 }], '도토리 1,200개'],
    ['recipes', 'successRate', 12.5, '12.5%'],
    ['maps', 'kind', 'building', '시설'],
    ['regions', 'notes', [{}, {}], '2건'],
    ['monsters', '__proto__', 1, '–'],
  ] as const)('writes %s.%s %j as %s', (entity, field, value, text) => {
    expect(showFieldValue(entity, field, value)).toBe(text);
  });

  it('shows references by the present names of their rows', () => {
    const names: Record<string, string> = { 'items 12': '도토리', 'maps 14': '부여성' };
    const nameOf = (to: string, row: unknown) =>
      names[`${to} ${typeof row === 'object' && row !== null && 'id' in row ? row.id : row}`];
    const materials = [
      { item: { ref: 'items', id: 12 }, quantity: 2 },
      { item: { ref: 'items', id: 13 }, quantity: 1 },
    ];
    expect(showFieldValue('recipes', 'materials', materials, nameOf)).toBe('도토리 2개, 13번 1개');
    expect(showFieldValue('dungeons', 'maps', ['14', '15'], nameOf)).toBe('부여성, 15');
  });
});

it.each([
  ['monsters', 'exp', ' 450,000 ', 450_000],
  ['monsters', 'ac', '−44', -44],
  ['monsters', 'exp', '', null],
  ['monsters', 'exp', '45만', '45만'],
  ['monsters', 'exp', '4,5', '4,5'],
  ['monsters', 'name', '007', '007'],
  ['ports', 'destX', '12', 12],
] as const)('reads what is typed for %s.%s: %j', (entity, field, typed, value) => {
  const type = fieldOf(entity, field)?.type;
  expect(type && readTypedValue(type, typed)).toBe(value);
});
