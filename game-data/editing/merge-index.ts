import type { Entity } from '../import/source-rows.ts';
import type { Bases } from '../layers/layer.ts';
import { EDITABLE_ENTITIES, type EditableEntity, LAYERED_ENTITIES } from '../layers/layered-entities.ts';
import { mapReferences, type Values } from '../layers/map-references.ts';

/** Finds rows by what files call them. */
export interface MergeIndex {
  /** The row that these fields are about, by what identifies a row; undefined: none is. */
  find(entity: EditableEntity, fields: Values): number | undefined;
  /** The fields with `{ref, id}` in the place of names; names that lead nowhere stay. */
  withReferences(entity: EditableEntity, fields: Values, row: Values): Values;
}

const IDENTITIES: Readonly<Partial<Record<EditableEntity, readonly (readonly string[])[]>>> = {
  items: [['code'], ['name']],
  people: [['map', 'name', 'which']],
};

/** Fields that tell rows apart, in the order in which they are tried. */
function identitiesOf(entity: EditableEntity): readonly (readonly string[])[] {
  const { keyFields, nameField } = LAYERED_ENTITIES[entity];
  if (IDENTITIES[entity] !== undefined) return IDENTITIES[entity];
  const isKeyEnough = entity === 'maps' || entity === 'regions' || nameField === null;
  return [isKeyEnough ? keyFields : [...keyFields, nameField]];
}

const DEFAULTS: Values = { which: 1, npcName: null };

function identityOf(fields: Values, names: readonly string[]): string | undefined {
  const values = names.map((name) => fields[name] ?? DEFAULTS[name]);
  return values.some((value) => value === undefined) ? undefined : JSON.stringify(values);
}

/** By this other rows of files name a row. */
function nameOf(entity: Entity, row: Values): string {
  if (entity === 'maps') return String(row.code);
  if (entity === 'regions') return String(row.id);
  return entity === 'monsters' ? `${row.dungeon}/${row.name}` : String(row.name);
}

/** @param sets the names of earlier ones come first: those of the bases before those in force */
export function createMergeIndex(sets: readonly Bases[]): MergeIndex {
  const identities = new Map<string, number>();
  const names = new Map<string, number>();
  const add = (index: Map<string, number>, name: string, id: number) => {
    if (!index.has(name)) index.set(name, id);
  };
  for (const bases of sets) {
    for (const entity of EDITABLE_ENTITIES) {
      for (const { id, row } of bases[entity] ?? []) {
        const values = row as Values;
        add(names, `${entity} ${nameOf(entity, values)}`, id);
        for (const fields of identitiesOf(entity)) add(identities, `${entity} ${identityOf(values, fields)}`, id);
      }
    }
  }
  return {
    find(entity, fields) {
      for (const own of identitiesOf(entity)) {
        const identity = identityOf(fields, own);
        const id = identity === undefined ? undefined : identities.get(`${entity} ${identity}`);
        if (id !== undefined) return id;
      }
      return undefined;
    },
    withReferences(entity, fields, row) {
      return mapReferences(entity, fields, (value, field) => {
        if (!('to' in field)) return value;
        const whole = field.within?.map((name) => row[name]).find((name) => name !== null && name !== undefined);
        const name = field.to === 'monsters' ? `${whole}/${value}` : String(value);
        const id = names.get(`${field.to} ${name}`);
        return id === undefined ? value : { ref: field.to, id };
      });
    },
  };
}
