import { expect, it } from 'vitest';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { DeskFactRow } from '../fact-row-desk.contract.ts';
import { fitColumns, listColumns, parseGrid, pasteCells, startText, stepCell, toEdit } from './fact-cells.rules.ts';

function row(id: number, values: Record<string, unknown> = {}, parts: Partial<DeskFactRow> = {}): DeskFactRow {
  return {
    ...{ id, name: `${id}번`, state: 'inForce', isAdded: false, values, texts: {}, base: {} },
    ...{ overridden: [], conflicts: [], doubts: 0, version: 3, proposed: 0 },
    ...parts,
  };
}

function edited(entity: EntityName, name: string, typed: string) {
  const field = fieldOf(entity, name);
  if (!field) throw new Error(`no field ${name}`);
  const { value, text } = toEdit(entity, row(1), field, typed);
  return [value, text];
}

it.each([
  ['monsters', 'exp', ' 495,000 ', 495_000, '495,000'],
  ['monsters', 'ac', '−44', -44, '−44'],
  ['monsters', 'exp', '', null, '–'],
  ['monsters', 'exp', '45만', '45만', '45만'],
  ['dungeons', 'opened', 'false', false, '아직 열리지 않음'],
  ['dungeons', 'opened', '열림', true, '열림'],
  ['dungeons', 'opened', 'x', 'x', 'x'],
  ['items', 'type', '0', 0, '무기'],
  ['items', 'type', '무기', 0, '무기'],
  ['items', 'type', '새 무기', '새 무기', '새 무기'],
  ['ports', 'destX', '12', 12, '12'],
] as const)('what is typed for %s.%s, %j, is the value %j', (entity, name, typed, value, text) => {
  expect(edited(entity, name, typed)).toEqual([value, text]);
});

it('a number stands in its field as it can be typed again', () => {
  const exp = fieldOf('monsters', 'exp');
  const text = exp && startText('monsters', row(1, { exp: 450_000 }), exp, []);
  expect(text).toBe('450,000');
  expect(edited('monsters', 'exp', text ?? '')).toEqual([450_000, '450,000']);
});

it('cells are pasted to the right and down, without keys, rows out of force and what lies beside the table', () => {
  const columns = listColumns('monsters').filter(({ name }) => ['dungeon', 'exp', 'hp'].includes(name));
  const rows = [row(1), row(2, {}, { state: 'removed' }), row(3)];
  const grid = parseGrid('흉가\t1\t2\r\n흉가\t3\t4\n흉가\t5\t6\t7\n흉가\t8\t9\n');
  const { edits, skipped } = pasteCells('monsters', { rows, columns, own: 3 }, { rowId: 1, field: 'dungeon' }, grid);
  expect(edits.map(({ rowId, field, value }) => [rowId, field, value])).toEqual([
    [1, 'exp', 1],
    [1, 'hp', 2],
    [3, 'exp', 5],
    [3, 'hp', 6],
  ]);
  expect(skipped).toBe(9);
});

it('the next value follows in the row and then in the next one, and after the last there is none', () => {
  const [exp, hp] = [fieldOf('monsters', 'exp'), fieldOf('monsters', 'hp')];
  const fields = [exp, hp].filter((field) => field !== undefined);
  const rows = [{ id: 1 }, { id: 2 }];
  expect(stepCell(rows, fields, { rowId: 1, field: 'hp' }, 1)).toEqual({ rowId: 2, field: 'exp' });
  expect(stepCell(rows, fields, { rowId: 1, field: 'exp' }, -1)).toBeUndefined();
  expect(stepCell(rows, fields, { rowId: 2, field: 'hp' }, 1)).toBeUndefined();
});

it.each(ENTITIES)('the table of %s has its title at any width, and all columns where there is room', (entity) => {
  const all = listColumns(entity);
  expect(fitColumns(entity, 5000, true)).toEqual(all);
  const fitting = fitColumns(entity, 400, false);
  expect(fitting.length).toBeGreaterThan(0);
  expect(fitting.length).toBeLessThanOrEqual(all.length);
});
