import { expect, it } from 'vitest';
import { MAX_EDITS } from '#features/game-data/editing/fact-change.contract.ts';
import {
  addEdits,
  type EditSet,
  type GatheredEdit,
  parseEditSet,
  removeEdits,
  renewRow,
  toRowEdits,
} from './edit-set.ts';

function edit(rowId: number, value: unknown, parts: Partial<GatheredEdit> = {}): GatheredEdit {
  const place = { entity: 'monsters' as const, rowId, field: 'exp', name: `${rowId}번` };
  return { ...place, value, text: String(value), before: 100, beforeText: '100', version: 5, ...parts };
}

const values = (set: EditSet | undefined) => set?.map(({ rowId, field, value }) => [rowId, field, value]);

it('an edit takes the place of the earlier one of its field and is the last, and the value in force takes it out', () => {
  const set = [edit(1, 110), edit(2, 120)];
  expect(values(addEdits(set, [edit(1, 111)]))).toEqual([
    [2, 'exp', 120],
    [1, 'exp', 111],
  ]);
  expect(values(addEdits(set, [edit(1, 100)]))).toEqual([[2, 'exp', 120]]);
  expect(values(removeEdits(set, [edit(2, 0)]))).toEqual([[1, 'exp', 110]]);
});

it('a set has at most as many rows as are applied together, and its rows can still be edited then', () => {
  const full = Array.from({ length: MAX_EDITS }, (_, index) => edit(index + 1, 1));
  expect(addEdits(full, [edit(MAX_EDITS + 1, 1)])).toBeUndefined();
  expect(addEdits(full, [edit(MAX_EDITS, 1, { field: 'hp' })])).toHaveLength(MAX_EDITS + 1);
});

it('edits are sent by rows, each with the oldest version that was seen', () => {
  const set = [edit(1, 110), edit(2, null), edit(1, 9, { field: 'hp', version: 3 })];
  expect(toRowEdits(set)).toEqual([
    { entity: 'monsters', rowId: 1, fields: { exp: 110, hp: 9 }, version: 3 },
    { entity: 'monsters', rowId: 2, fields: { exp: null }, version: 5 },
  ]);
});

it('a renewed row keeps what was typed and stands on the value and version of now', () => {
  const fields = [{ name: 'exp', value: 105, text: '105' }];
  const row = { entity: 'monsters' as const, id: 1, version: 9, name: '여우', fields };
  const [first, second] = renewRow([edit(1, 110), edit(2, 120)], row);
  expect(first).toEqual(edit(1, 110, { name: '여우', before: 105, beforeText: '105', version: 9 }));
  expect(second).toEqual(edit(2, 120));
  expect(renewRow([edit(1, 105)], row)).toEqual([]);
});

it('a stored set is read as if a stranger had written it', () => {
  const good = edit(1, 110);
  const bad = [null, 3, [], { ...good, entity: 'x' }, { ...good, field: '__proto__' }, { ...good, rowId: '1' }];
  expect(parseEditSet([...bad, good, { ...good, version: -1 }])).toEqual([good]);
  expect(parseEditSet({ 0: good })).toEqual([]);
});
