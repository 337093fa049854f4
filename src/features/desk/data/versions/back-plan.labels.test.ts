import { expect, it } from 'vitest';
import { backPlanOf } from '#tests/support/desk-facts.ts';
import { costliest, isIdle, listPlan } from './back-plan.labels.ts';

const row = (id: number, name: string) => ({
  entity: 'monsters' as const,
  rowId: id,
  name,
  field: id === 1 ? null : 'exp',
});
const gone = { entity: 'items' as const, id: 3, name: '달빛조각', trades: 0, watches: 0, parties: 1 };

it.each([
  [{}, ['values'], undefined],
  [{ corrections: 5 }, ['values', 'corrections'], 'corrections'],
  [{ left: [row(1, '여우')], corrections: 1 }, ['values', 'corrections', 'left'], 'corrections'],
  [{ left: [row(1, '여우')], goneRows: [gone] }, ['values', 'left', 'goneRows'], 'goneRows'],
  [{ goneRows: [gone], ownEntities: ['items' as const] }, ['values', 'goneRows', 'ownEntities'], 'ownEntities'],
])('of a plan with %o the lines %o stand, and %s is the costliest', (parts, names, gold) => {
  const lines = listPlan(backPlanOf(parts), 87);
  expect([lines.map(({ name }) => name), costliest(lines)]).toEqual([names, gold]);
});

it('a long list of names is cut, with the number of the rest', () => {
  const left = [row(1, '여우'), row(2, '늑대'), row(3, '곰'), row(4, '호랑이'), row(5, '사슴')];
  const details = listPlan(backPlanOf({ left, goneRows: [gone] }), 87).map(({ detail }) => detail);
  expect(details).toEqual(['은하수 1', '여우, 늑대 경험치, 곰 경험치 외 2', '달빛조각: 파티 1개']);
});

it('a row that only goes out is something to go back on', () => {
  const none = { added: 0, changed: 0, removed: 0 };
  expect(isIdle(backPlanOf({ values: 0, changes: none }))).toBe(true);
  expect(isIdle(backPlanOf({ values: 0, changes: { ...none, removed: 1 } }))).toBe(false);
});
