import { expect, it } from 'vitest';
import {
  conflictLevel,
  findChoice,
  isOvertaken,
  parseChoices,
  toDecisions,
  toggleChoice,
  withChoice,
  withoutChoices,
} from './conflict-choice.rules.ts';

const seen = { id: 1, now: { ref: 'items', id: 12 } };
const other = { id: 2, now: null };

it('a choice holds for the value that was seen, and is sent with it', () => {
  const choices = withChoice(toggleChoice({}, seen, 'base'), other, 'mine');
  expect(toDecisions(choices, [other, seen])).toEqual([
    { id: 2, take: 'mine', now: null },
    { id: 1, take: 'base', now: { ref: 'items', id: 12 } },
  ]);
  const changed = { ...seen, now: { ref: 'items', id: 13 } };
  expect([findChoice(choices, changed), isOvertaken(choices, changed)]).toEqual([undefined, true]);
  expect(toDecisions(choices, [changed])).toEqual([]);
  // A press on the same side chooses anew where the value is another by now.
  expect(findChoice(toggleChoice(choices, changed, 'base'), changed)).toBe('base');
});

it('a press on what is chosen takes it out, and what was sent is forgotten', () => {
  const choices = withChoice(withChoice({}, seen, 'base'), other, 'base');
  expect(findChoice(toggleChoice(choices, seen, 'base'), seen)).toBeUndefined();
  expect(findChoice(toggleChoice(choices, seen, 'mine'), seen)).toBe('mine');
  expect(Object.keys(withoutChoices(choices, [1]))).toEqual(['2']);
});

it.each([
  [null],
  ['x'],
  [[]],
  [{}],
  [{ 1: null }],
  [{ 1: { take: 'theirs', now: '1' } }],
  [{ 1: { take: 'mine', now: 1 } }],
])('stored %o is no choice', (stored) => {
  expect(parseChoices(stored)).toBeNull();
});

it.each([
  ['exp', 3],
  ['opened', 2],
  ['imgUrl', 1],
  ['nothing', 1],
])('whether a dungeon is %s may be decided from level %i on', (field, level) => {
  const entity = field === 'exp' ? 'monsters' : 'dungeons';
  expect(conflictLevel({ entity, field })).toBe(level);
});
