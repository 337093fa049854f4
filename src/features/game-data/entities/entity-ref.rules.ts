import { ENTITIES, type EntityName, type EntityRef } from './entity.contract.ts';

export function isEntityName(name: string): name is EntityName {
  return ENTITIES.some((entity) => entity === name);
}

export function isEntityRef(value: unknown): value is EntityRef {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { ref, id } = value as Partial<EntityRef>;
  return typeof ref === 'string' && isEntityName(ref) && Number.isSafeInteger(id) && Number(id) > 0;
}
