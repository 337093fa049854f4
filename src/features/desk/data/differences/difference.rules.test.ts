import { expect, it } from 'vitest';
import { differenceLine, factFault } from '#tests/support/desk-facts.ts';
import { readFaults } from '../faults/fault.rules.ts';
import { afterText, beforeText, changesText, dataLabel, fieldLabel } from './difference.labels.ts';
import { countByEntity, filterDifference } from './difference.rules.ts';

const fox = differenceLine(1, '여우 · 여우고기', { entity: 'drops', field: 'source' });
const deer = differenceLine(2, '북극사슴');
const added = differenceLine(3, '달빛조각', { entity: 'items', field: null, kind: 'added', before: '–', after: '–' });
const removed = { ...added, rowId: 4, kind: 'removed' as const };

it.each([
  ['', undefined, [1, 2, 3]],
  ['여우고기', undefined, [1]],
  ['경 험치', undefined, [2]],
  ['줄', undefined, [3]],
  ['', 'items' as const, [3]],
  ['사슴', 'items' as const, []],
])('lines with %s of %s are %o', (q, entity, ids) => {
  expect(filterDifference([fox, deer, added], { q, entity }).map(({ rowId }) => rowId)).toEqual(ids);
});

it('lines are counted by entity, and say what became of a whole row', () => {
  expect(countByEntity([fox, deer, { ...deer, rowId: 9 }])).toEqual([
    { entity: 'drops', count: 1 },
    { entity: 'monsters', count: 2 },
  ]);
  expect([added, removed].map((line) => [fieldLabel(line), beforeText(line), afterText(line)])).toEqual([
    ['줄 전체', '–', '추가됨'],
    ['줄 전체', '–', '빠짐'],
  ]);
  expect(changesText({ added: 12, changed: 1041, removed: 0 })).toBe('+12 ~1,041 −0');
  expect([dataLabel('drops'), dataLabel('jobs', new Map([['jobs', '직업']])), dataLabel('x')]).toEqual([
    '드롭',
    '직업',
    'x',
  ]);
});

it('faults are read of a refusal whatever else it says', () => {
  const fault = factFault(3, 'exp', '0보다 커야 합니다.');
  expect(readFaults({ faults: [fault, null, { file: 1 }], faultCount: 812 })).toEqual({
    faults: [fault],
    faultCount: 812,
  });
  expect([readFaults({ reason: 'CHANGED' }), readFaults({ faults: [fault] }).faultCount]).toEqual([
    { faults: [], faultCount: 0 },
    1,
  ]);
});
