import type { ImportedTable } from '#features/game-data/imported-tables.ts';
import type { Entity } from '../import/source-rows.ts';

/** A field that refers to a row of another entity: by name, a map by its code, a region by its number. */
interface RowReference {
  /** `*`: each entry of a list. */
  path: readonly string[];
  to: Entity;
  /** An unknown name is a name only. */
  isOptional?: boolean;
  /** The field that names the whole of which the row is a part: monsters are known by dungeon and name. */
  within?: readonly string[];
}

/** A field that names whatever row is called so, of any of these entities. */
interface NameReference {
  path: readonly string[];
  named: readonly Entity[];
  isOptional?: boolean;
}

export type ReferenceField = RowReference | NameReference;

interface LayeredEntity {
  table: ImportedTable;
  /** Fields of the key, which an override must not change: another key is another row. A shown name is none of them. */
  keyFields: readonly string[];
  /** The shown name. May be overridden; the key keeps the base's. */
  nameField: string | null;
}

export const LAYERED_ENTITIES = {
  sources: { table: 'source', keyFields: ['id'], nameField: null },
  regions: { table: 'region', keyFields: ['id'], nameField: 'name' },
  items: { table: 'item', keyFields: ['code'], nameField: 'name' },
  maps: { table: 'map', keyFields: ['code'], nameField: 'name' },
  people: { table: 'npc', keyFields: ['map', 'which'], nameField: 'name' },
  ports: { table: 'port', keyFields: ['sourceMap', 'x', 'y', 'destinationMap'], nameField: null },
  'world-points': { table: 'world_point', keyFields: ['world', 'group'], nameField: 'name' },
  skills: { table: 'skill', keyFields: ['reqJobs'], nameField: 'name' },
  dungeons: { table: 'dungeon', keyFields: [], nameField: 'name' },
  monsters: { table: 'monster', keyFields: ['dungeon'], nameField: 'name' },
  drops: { table: 'monster_drop', keyFields: ['dungeon', 'monster', 'item'], nameField: null },
  recipes: { table: 'recipe', keyFields: ['item', 'category'], nameField: null },
  'item-sell-maps': { table: 'item_sell_map', keyFields: ['item', 'map', 'npcName'], nameField: null },
  abbreviations: { table: 'abbreviation', keyFields: ['short', 'name'], nameField: null },
} as const satisfies { readonly [E in Entity]?: LayeredEntity };

export type EditableEntity = keyof typeof LAYERED_ENTITIES;

/** In the order in which ids are settled: each follows those that it refers to. */
export const EDITABLE_ENTITIES = Object.keys(LAYERED_ENTITIES) as EditableEntity[];

export function isEditable(entity: string): entity is EditableEntity {
  return Object.hasOwn(LAYERED_ENTITIES, entity);
}

export function layeredEntity(entity: Entity): LayeredEntity | undefined {
  return isEditable(entity) ? LAYERED_ENTITIES[entity] : undefined;
}

/** Whether a field makes the key of its row, as its id and its former name do. */
export function isKeyField(entity: EditableEntity, field: string): boolean {
  const { keyFields }: LayeredEntity = LAYERED_ENTITIES[entity];
  return field === 'id' || field === 'was' || keyFields.includes(field);
}

const row = (path: string, to: Entity, more: Pick<RowReference, 'isOptional' | 'within'> = {}): RowReference => ({
  path: path.split('.'),
  to,
  ...more,
});
const named = (path: string, entities: readonly Entity[], isOptional = false): NameReference => ({
  path: path.split('.'),
  named: entities,
  isOptional,
});

/** Who cites a source (`source`) is no part of it: the check alone looks whether the source stands. */
export const REFERENCES: { readonly [E in Entity]?: readonly ReferenceField[] } = {
  people: [row('map', 'maps')],
  ports: [row('sourceMap', 'maps'), row('destinationMap', 'maps')],
  'world-points': [row('map', 'maps')],
  skills: [row('reqItems.*.item', 'items', { isOptional: true })],
  dungeons: [
    row('region', 'regions'),
    row('partOf', 'dungeons'),
    row('maps.*', 'maps'),
    row('entrances.*.fromMap', 'maps'),
    row('monsters.*', 'monsters', { within: ['partOf', 'name'] }),
  ],
  monsters: [row('dungeon', 'dungeons')],
  drops: [
    row('dungeon', 'dungeons'),
    row('monster', 'monsters', { within: ['dungeon'] }),
    row('item', 'items', { isOptional: true }),
  ],
  recipes: [
    row('item', 'items'),
    row('map', 'maps'),
    row('materials.*.item', 'items'),
    row('failReturns.*.item', 'items'),
  ],
  'item-sell-maps': [row('item', 'items'), row('map', 'maps')],
  abbreviations: [named('name', ['items', 'skills', 'dungeons', 'maps', 'monsters'])],
  jobs: [named('materials.*.item', ['items']), named('armor.*', ['items']), named('skills.*', ['skills'])],
  exchanges: [row('at.*.map', 'maps'), named('give.*.item', ['items'], true), named('get.*.item', ['items'], true)],
  summons: [
    row('at.*.map', 'maps'),
    row('place.map', 'maps'),
    named('monster', ['monsters'], true),
    named('cost.*.item', ['items'], true),
  ],
  promotions: [
    row('people.*.map', 'maps'),
    named('needs.*.item', ['items'], true),
    named('gives.*.item', ['items'], true),
  ],
};

/** Entities whose rows others refer to. */
export const REFERRED_ENTITIES: readonly EditableEntity[] = EDITABLE_ENTITIES.filter((entity) =>
  Object.values(REFERENCES).some((fields: readonly ReferenceField[]) =>
    fields.some((field) => ('to' in field ? field.to === entity : field.named.includes(entity))),
  ),
);
