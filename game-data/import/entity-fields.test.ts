import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ENTITIES,
  type EntityName,
  type FieldType,
  type InnerField,
} from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { parseFieldValue } from '#features/game-data/entities/field-value.rules.ts';
import { shapeOf } from '../files/match-columns.ts';
import { dropKey, monsterKey, npcKey, portKey, recipeKey, sellKey, skillKey, worldPointKey } from './keys.ts';
import { parseFile } from './parse-rows.ts';
import { readSourceFolder } from './read.ts';
import { PROJECT_SOURCES } from './rows-from-sources.ts';
import type { SourceRow } from './source-rows.ts';

/** Of files, and no field of a row: the former name of a renamed one. */
const FORMER_NAME = 'was';

const allFields = ENTITIES.flatMap((entity) => fieldsOf(entity).map((field) => ({ entity, field })));

function schemaOf(entity: EntityName, name: string): z.core.$ZodType {
  const schema = shapeOf(entity)?.[name];
  if (schema === undefined) throw new Error(`${entity} has no ${name}`);
  return schema;
}

type JsonSchema = Record<string, unknown>;

const PATTERNS: Record<string, string> = {
  sourceId: '^[a-z0-9-]{1,40}$',
  mapCode: '^(?:0|[1-9][0-9]{0,8})$',
};

function textSchema(max: number, pattern: string | null): JsonSchema {
  if (pattern === 'url') return { type: 'string', format: 'uri' };
  const form = pattern === null ? undefined : PATTERNS[pattern];
  return form === undefined ? { type: 'string', minLength: 1, maxLength: max } : { type: 'string', pattern: form };
}

const integers = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

function choiceSchema(values: readonly (number | string)[]): JsonSchema {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? integers(Math.min(...numbers), Math.max(...numbers)) : { type: 'string', enum: values };
}

function referenceSchema({ to, by }: Extract<FieldType, { kind: 'reference' | 'references' }>): JsonSchema {
  if (by === 'id' && to === 'regions') return integers(1, 13);
  return textSchema(4000, by === 'code' ? 'mapCode' : null);
}

function listSchema(items: JsonSchema, minItems: number, maxItems?: number): JsonSchema {
  const limits = { ...(minItems > 0 && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  return { type: 'array', items, ...limits };
}

function typeSchema(type: FieldType): JsonSchema {
  switch (type.kind) {
    case 'text':
      return textSchema(type.max, type.pattern);
    case 'number':
      return { type: type.isWhole ? 'integer' : 'number', minimum: type.min, maximum: type.max };
    case 'tile':
      return integers(0, type.max);
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return choiceSchema(type.choices.map(({ value }) => value));
    case 'choices':
      return listSchema(choiceSchema(type.choices.map(({ value }) => value)), type.count, type.count);
    case 'reference':
      return referenceSchema(type);
    case 'references':
      return listSchema(referenceSchema(type), type.min);
    case 'rows':
      return listSchema(rowSchema(type.fields), type.min);
    case 'json':
      return { type: 'array' };
  }
}

function rowSchema(fields: readonly InnerField[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

function fieldSchema({ type, initial }: InnerField): JsonSchema {
  const schema = typeSchema(type);
  if (initial === undefined) return schema;
  return initial === null ? { default: null, anyOf: [schema, { type: 'null' }] } : { default: initial, ...schema };
}

/** `exclusiveMinimum: 0` of whole numbers is `minimum: 1`. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema: _, exclusiveMinimum, ...rest } = schema as JsonSchema;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]));
  return exclusiveMinimum === 0 ? { ...inner, minimum: 1 } : inner;
}

function depth(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const own = 'type' in schema && (schema.type === 'array' || schema.type === 'object') ? 1 : 0;
  return own + Math.max(0, ...Object.values(schema).map(depth));
}

describe('the fields of entities', () => {
  it('are those of the files, in their order', () => {
    for (const entity of ENTITIES) {
      const names = Object.keys(shapeOf(entity) ?? {}).filter((name) => name !== FORMER_NAME);
      expect({ entity, names: fieldsOf(entity).map(({ name }) => name) }).toEqual({ entity, names });
    }
  });

  it.each(ENTITIES)('have the limits of the schemas: %s', (entity) => {
    for (const field of fieldsOf(entity)) {
      const { name, isRequired, type } = field;
      const schema = plain(z.toJSONSchema(schemaOf(entity, name), { io: 'input', unrepresentable: 'any' }));
      const canBeLeftOut = z.safeParse(schemaOf(entity, name), undefined).success;
      if (type.kind === 'json') {
        expect({ name, schema }).toMatchObject({ name, schema: { type: 'array', default: [] } });
        expect(depth(schema)).toBeGreaterThan(2);
      } else {
        expect({ name, isRequired, schema: plain(fieldSchema(field)) }).toEqual({
          name,
          isRequired: !canBeLeftOut,
          schema,
        });
      }
    }
  });

  it('have a label, one each', () => {
    for (const entity of ENTITIES) {
      const labels = fieldsOf(entity).map(({ label }) => label);
      expect(labels.filter((label, index) => label === '' || labels.indexOf(label) !== index)).toEqual([]);
      const names = fieldsOf(entity).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...getEntity(entity).title]));
    }
  });

  it('are locked where a row is found again by them, but for names', () => {
    const used = <Row>(read: (row: Row) => unknown): string[] => {
      const names = new Set<string>();
      const get = (_: object, name: string | symbol) => {
        names.add(String(name));
        return name === 'reqJobs' ? [] : '';
      };
      const row = new Proxy({}, { get });
      read(row as Row);
      return [...names];
    };
    const keyOf = { item: (name: string) => name, hasItem: () => false };
    const keys: Partial<Record<EntityName, string[]>> = {
      sources: ['id'],
      regions: ['id'],
      items: ['code'],
      maps: ['code'],
      dungeons: ['name'],
      people: used(npcKey),
      ports: used(portKey),
      'world-points': used(worldPointKey),
      skills: used(skillKey),
      monsters: used((row: SourceRow<'monsters'>) => monsterKey(row.dungeon, row.name)),
      drops: used((row: SourceRow<'drops'>) => dropKey(row, keyOf)),
      recipes: used((row: SourceRow<'recipes'>) => recipeKey(row, keyOf)),
      'item-sell-maps': used((row: SourceRow<'item-sell-maps'>) => sellKey(row, keyOf)),
    };
    for (const entity of ENTITIES) {
      const locked = fieldsOf(entity).flatMap(({ name, lock }) => (lock === null || name === 'id' ? [] : name));
      const expected = keys[entity] ?? ['short', 'name'];
      const ofNames = entity === 'abbreviations' ? [] : ['id', 'name'];
      expect({ entity, locked: locked.sort() }).toEqual({
        entity,
        locked: expected.filter((name) => !ofNames.includes(name)).sort(),
      });
    }
  });

  it('may be proposed by players only where contract §20 allows it', () => {
    const never = ['id', 'opened', 'url', 'imgUrl', 'source', 'confidence'];
    const open = allFields.filter(({ field }) => field.isPublic);
    expect(open.length).toBeGreaterThan(80);
    expect(open.filter(({ field }) => never.includes(field.name) || field.lock !== null)).toEqual([]);
    const levels = allFields.filter(({ field }) => field.level < 3).map(({ field }) => `${field.name} ${field.level}`);
    expect([...new Set(levels)].sort()).toEqual(['imgUrl 1', 'opened 2', 'url 1']);
  });
});

const files = await readSourceFolder(PROJECT_SOURCES);

/** A row of the project with as little as possible beside the field, so that only the field itself can be wrong. */
function bareRow(entity: EntityName): Record<string, unknown> {
  const row = files.find((file) => file.entity === entity)?.rows[0]?.value as Record<string, unknown>;
  const required = fieldsOf(entity).filter(({ isRequired }) => isRequired);
  const bare = Object.fromEntries(required.map(({ name }) => [name, row[name]]));
  // Monsters are allowed in rows of parts only.
  return entity === 'dungeons' ? { ...bare, partOf: '전체' } : bare;
}

function importValue(entity: EntityName, name: string, value: unknown) {
  const issues: { field: string; reason: string }[] = [];
  const raw = { entity, file: 'a', rows: [{ row: 1, value: { ...bareRow(entity), [name]: value } }] };
  const { checked } = parseFile(entity, raw, ({ field, reason }) => issues.push({ field, reason }));
  const row = checked[0]?.value as Record<string, unknown> | undefined;
  return { issues, value: row?.[name] };
}

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-5',
    '1e3',
    '007',
    'null',
    '__proto__',
    '도토리*10',
    ' 앞뒤 ',
    '\u202e',
    'a\u0000',
    '둘\n줄',
  ),
  fc.constantFrom(
    'http://a.kr/b',
    'ftp://a',
    'javascript:alert(1)',
    'ㄱ',
    '\u1112\u1161\u11ab',
    'x'.repeat(4001),
    '높음',
  ),
  fc.string(),
);
const hostileNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1, 4, 5, 11, 12, 13, 14, 99, 100, 101, 999, 1000, 2000, 2001, 0.5, 12.5),
  fc.constantFrom(2_000_000_000, 2_000_000_001, 9_000_000_000_000, 9_000_000_000_001, Number.NaN, 1e300, -0),
  fc.integer({ min: -20, max: 120 }),
);
const scalar = fc.oneof(hostileText, hostileNumber, fc.boolean(), fc.constant(null), fc.constantFrom('high', 'town'));
const innerRow = fc.dictionary(
  fc.constantFrom(
    'item',
    'quantity',
    'id',
    'fromMap',
    'fromMapName',
    'x',
    'y',
    'minLevel',
    'totem',
    'name',
    '__proto__',
  ),
  scalar,
  { maxKeys: 4 },
);
const hostile = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(fc.oneof(scalar, innerRow), { maxLength: 3 }),
  fc.array(innerRow, { minLength: 1, maxLength: 2 }),
  innerRow,
);
/** Pairs of fields and names of other rows are left to the check of the whole row. */
const WHOLE_ROW = /보다 작을 수 없습니다|자기 자신의 일부|partOf가 있는/;

describe('a value of a field', () => {
  it('is taken or refused as an import would, in the same words', () => {
    const fields = allFields.filter(({ field }) => field.type.kind !== 'json');
    let taken = 0;
    const property = fc.property(fc.constantFrom(...fields), hostile, ({ entity, field }, input) => {
      const { issues, value } = importValue(entity, field.name, input);
      const own = issues.filter(({ reason }) => !WHOLE_ROW.test(reason));
      const parsed = parseFieldValue(entity, field.name, input);
      const isTaken = parsed.issue === undefined;
      expect({ entity, field: field.name, input, isTaken }).toEqual({
        entity,
        field: field.name,
        input,
        isTaken: own.length === 0,
      });
      if (parsed.issue === undefined) expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(value));
      else expect(own.map(({ reason }) => reason)).toContain(parsed.issue.reason);
      taken += Number(isTaken);
    });
    fc.assert(property, { numRuns: 3000 });
    expect(taken).toBeGreaterThan(300);
  });

  it('of the project fits', () => {
    const refused = files.flatMap(({ entity, rows }) =>
      ENTITIES.filter((own) => own === entity).flatMap((own) =>
        rows.flatMap(({ value }) =>
          Object.entries(value as object)
            .filter(([name]) => name !== FORMER_NAME)
            .flatMap(([name, given]) => parseFieldValue(own, name, given).issue ?? []),
        ),
      ),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['monsters', 'exp', '450', 'exp', '숫자여야 합니다'],
    ['monsters', 'exp', -1, 'exp', '0보다 작습니다'],
    ['monsters', '__proto__', 1, '__proto__', '모르는 항목입니다: __proto__'],
    ['monsters', 'dungeon', { ref: 'items', id: 3 }, 'dungeon', '형식이 맞지 않습니다'],
    ['skills', 'reqItems', [{ item: '도토리', quantity: '10' }], 'reqItems.0.quantity', '숫자여야 합니다'],
    [
      'skills',
      'reqItems',
      JSON.parse('[{"item":"밤","quantity":1,"__proto__":1}]'),
      'reqItems.0',
      '모르는 항목입니다: __proto__',
    ],
    ['dungeons', 'opened', 'true', 'opened', 'true나 false여야 합니다'],
    ['dungeons', 'opened', null, 'opened', 'true나 false여야 합니다'],
    ['regions', 'notes', '[', 'notes', '목록이어야 합니다'],
  ] as const)('of %s.%s is refused with its place: %j', (entity, name, input, field, reason) => {
    expect(parseFieldValue(entity, name, input)).toEqual({ issue: { field, reason } });
  });

  it('names other rows by id as overrides do', () => {
    const refs = [{ item: { ref: 'items', id: 12 }, quantity: 3 }];
    expect(parseFieldValue('skills', 'reqItems', refs)).toEqual({ value: refs });
    expect(parseFieldValue('dungeons', 'maps', [{ ref: 'maps', id: 5 }])).toEqual({ value: [{ ref: 'maps', id: 5 }] });
    expect(parseFieldValue('dungeons', 'maps', [{ ref: 'maps', id: '5' }]).issue?.field).toBe('maps.0');
  });
});
