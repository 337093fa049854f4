import type { z } from 'zod';
import { parseRow, tidy } from '../import/parse-rows.ts';
import { ROW_SCHEMAS } from '../import/source-rows.ts';
import { isReference } from './layer.ts';
import type { Layers } from './layer-rows.ts';
import type { EditableEntity } from './layered-entities.ts';
import { mapReferences, type Values } from './map-references.ts';
import { withoutMaterialIds } from './present-rows.ts';

/** What is wrong with a field that an operator gives. */
interface FieldFault {
  field: string;
  reason: string;
}

function fieldSchema(entity: EditableEntity, field: string): z.ZodType | undefined {
  const { shape } = ROW_SCHEMAS[entity];
  return Object.hasOwn(shape, field) ? (shape as Record<string, z.ZodType>)[field] : undefined;
}

/** References are checked by what they lead to; to the schema they are the names that it has. */
function brokenReference(entity: EditableEntity, fields: Values, layers: Layers): string | undefined {
  let broken: string | undefined;
  mapReferences(entity, fields, (value, field, at) => {
    const to = 'to' in field ? [field.to] : field.named;
    const isOptional = typeof value === 'string' && field.isOptional;
    if (isOptional || ('named' in field && typeof value === 'string')) return value;
    const isGood =
      isReference(value) && to.includes(value.ref) && layers.find(value.ref, value.id)?.state === 'inForce';
    if (!isGood) broken ??= at.join('.');
    return value;
  });
  return broken;
}

function nameless(entity: EditableEntity, fields: Values, layers: Layers): Values {
  return mapReferences(entity, fields, (value) => {
    if (!isReference(value)) return value;
    const row = layers.find(value.ref, value.id);
    if (value.ref === 'regions') return value.id;
    return value.ref === 'maps' ? row?.values.code : row?.values.name;
  });
}

/** The given fields as their schemas have them; sub-rows without ids. */
export function parsedFields(
  entity: EditableEntity,
  fields: Values,
  layers: Layers,
): { values: Values } | { refusal: FieldFault } {
  for (const field of Object.keys(fields)) {
    const isForFiles = field === 'was' || (field === 'id' && entity !== 'sources');
    if (isForFiles || fieldSchema(entity, field) === undefined)
      return { refusal: { reason: '모르는 항목입니다', field: field } };
  }
  const broken = brokenReference(entity, fields, layers);
  if (broken !== undefined) return { refusal: { reason: '가리키는 것이 없습니다', field: broken } };
  const named = nameless(entity, fields, layers);
  const { issues } = parseRow(entity, named);
  const own = issues.find(([at]) => Object.hasOwn(fields, at.split('.')[0] ?? ''));
  if (own !== undefined) return { refusal: { field: own[0], reason: own[1] } };
  const parsed = Object.entries(named).map(([field, value]) => [field, fieldSchema(entity, field)?.parse(tidy(value))]);
  return { values: withReferences(entity, fields, Object.fromEntries(parsed)) };
}

function withReferences(entity: EditableEntity, given: Values, parsed: Values): Values {
  const references = new Map<string, unknown>();
  mapReferences(entity, given, (value, _, at) => {
    if (isReference(value)) references.set(at.join('.'), { ref: value.ref, id: value.id });
    return value;
  });
  return mapReferences(
    entity,
    withoutMaterialIds(entity, parsed),
    (value, _, at) => references.get(at.join('.')) ?? value,
  );
}
