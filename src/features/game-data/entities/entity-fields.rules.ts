import { RECIPE_ENTITY, SKILL_ENTITY } from './craft-entities.labels.ts';
import type { EntityDefinition, EntityField, EntityName } from './entity.contract.ts';
import { DROP_ENTITY, DUNGEON_ENTITY, MONSTER_ENTITY, REGION_ENTITY } from './hunt-entities.labels.ts';
import { ITEM_ENTITY } from './item-entity.labels.ts';
import { ABBREVIATION_ENTITY, SELL_MAP_ENTITY, SOURCE_ENTITY } from './name-entities.labels.ts';
import { MAP_ENTITY, PERSON_ENTITY, PORT_ENTITY, WORLD_POINT_ENTITY } from './place-entities.labels.ts';

const DEFINITIONS: Readonly<Record<EntityName, EntityDefinition>> = {
  monsters: MONSTER_ENTITY,
  drops: DROP_ENTITY,
  dungeons: DUNGEON_ENTITY,
  regions: REGION_ENTITY,
  items: ITEM_ENTITY,
  'item-sell-maps': SELL_MAP_ENTITY,
  recipes: RECIPE_ENTITY,
  skills: SKILL_ENTITY,
  maps: MAP_ENTITY,
  people: PERSON_ENTITY,
  ports: PORT_ENTITY,
  'world-points': WORLD_POINT_ENTITY,
  abbreviations: ABBREVIATION_ENTITY,
  sources: SOURCE_ENTITY,
};

/** THE definition of an entity: server, browser and tests read its fields here. */
export function getEntity(entity: EntityName): EntityDefinition {
  return DEFINITIONS[entity];
}

/** `몬스터` */
export function entityLabel(entity: EntityName): string {
  return DEFINITIONS[entity].label;
}

export function fieldsOf(entity: EntityName): readonly EntityField[] {
  return DEFINITIONS[entity].fields;
}

/** Undefined: the entity has no such field, whatever the name (`__proto__`). */
export function fieldOf(entity: EntityName, name: string): EntityField | undefined {
  return DEFINITIONS[entity].fields.find((field) => field.name === name);
}
