import { expect, it } from 'vitest';
import { listFaults } from './edit-faults.rules.ts';
import { type GatheredEdit, toRowEdits } from './edit-set.ts';

function edit(rowId: number, field: string, value: unknown): GatheredEdit {
  const place = { entity: 'monsters' as const, rowId, field, name: `${rowId}번` };
  return { ...place, value, text: String(value), before: 1, beforeText: '1', version: 1 };
}

const set = [edit(1, 'exp', '45만'), edit(2, 'hp', 9), edit(2, 'exp', 5)];
const sent = toRowEdits(set.slice(1));
const fault = (id: number, field: string, reason: string) => ({
  ...{ file: 'monsters.csv', row: id, field, reason },
  at: { entity: 'monsters' as const, id, name: `${id}번` },
});

it('a fault stands at its edit, whoever found it, and all others are said apart and counted', () => {
  const faults = [fault(2, 'hp', '너무 큽니다'), fault(7, 'ac', '모르는 값'), { ...fault(9, 'x', '없음'), at: null }];
  const found = listFaults(set, { faults, faultCount: 5, sent });
  expect([...found.byEdit]).toEqual([
    ['monsters/1/exp', '숫자여야 합니다'],
    ['monsters/2/hp', '너무 큽니다'],
  ]);
  expect(found.others).toEqual(['7번 무장: 모르는 값', 'monsters.csv x: 없음']);
  expect(found.count).toBe(6);
});

it('an issue of the input is found by its place among the edits that were sent', () => {
  const issues = [{ path: 'edits.0.fields.exp', message: '작습니다' }, { path: 'edits.7', message: '모름' }, 3];
  const found = listFaults(set, { issues, sent });
  expect(found.byEdit.get('monsters/2/exp')).toBe('작습니다');
  expect(found.others).toEqual(['모름']);
});
