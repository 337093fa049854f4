import { expect, it } from 'vitest';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import {
  canonicalJson,
  checkValue,
  findPublicField,
  isSameValue,
  listPublicFields,
  refsIn,
} from './correction-value.rules.ts';

function check(entity: EntityName, name: string, value: unknown) {
  const field = findPublicField(entity, name);
  if (!field) throw new Error(`${entity} has no public field ${name}.`);
  return checkValue(entity, field, value);
}

const issueOf = (...[entity, name, value]: Parameters<typeof check>) => check(entity, name, value).issue?.path;

it('only what a page shows can be proposed, and never what operators alone set', () => {
  const never = ['opened', 'url', 'imgUrl', 'source', 'confidence', 'id'];
  const proposed = ENTITIES.flatMap((entity) => listPublicFields(entity).map(({ name }) => name));
  expect(never.filter((name) => proposed.includes(name))).toEqual([]);
  const names = ['exp', 'dungeon', 'imgUrl', '__proto__', 'constructor', ''];
  expect(names.filter((name) => findPublicField('monsters', name))).toEqual(['exp']);
  const isLocked = ENTITIES.flatMap(fieldsOf).filter(({ lock, isPublic }) => lock !== null && isPublic);
  expect(isLocked).toEqual([]);
});

const squirrel = { ref: 'monsters', id: 3 };

it('a value is read by the kind of its field, and rows in it are chosen ones', () => {
  expect(check('monsters', 'exp', 120)).toEqual({ value: 120 });
  expect(check('monsters', 'exp', null)).toEqual({ value: null });
  expect(check('monsters', 'description', '  다람쥐  ')).toEqual({ value: '다람쥐' });
  expect(check('dungeons', 'monsters', [squirrel])).toEqual({ value: [squirrel] });
  const refused = [
    issueOf('monsters', 'exp', undefined),
    issueOf('monsters', 'exp', '120'),
    issueOf('monsters', 'exp', -1),
    issueOf('monsters', 'description', '가'.repeat(4001)),
    issueOf('dungeons', 'monsters', [squirrel, '다람쥐']),
    issueOf('dungeons', 'monsters', [{ ref: 'items', id: 3 }]),
    issueOf('dungeons', 'entrances', [{ fromMap: '7', x: 1, y: 2 }]),
    issueOf('dungeons', 'monsters', Array(1000).fill(squirrel)),
  ];
  const inList = ['value.1', 'value.0', expect.stringMatching(/^value\.0\./), 'value'];
  expect(refused).toEqual(['value', 'value', 'value', 'value', ...inList]);
});

it('values are equal whatever the order of their fields, and not of their rows', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect([isSameValue(undefined, null), isSameValue(0, null), isSameValue('1', 1)]).toEqual([true, false, false]);
  expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
});

it('the rows to which a value refers are found however deep they stand', () => {
  expect(refsIn([{ item: squirrel, quantity: 2 }, null, 'x', [squirrel]])).toEqual([squirrel, squirrel]);
});
