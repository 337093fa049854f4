import type { EntityName } from '#features/game-data/entities/entity.contract.ts';

export const DATA_PATH = '/operator/data';

export function entityPath(entity: EntityName): string {
  return `${DATA_PATH}/${entity}`;
}

export function rowPath(entity: EntityName, id: number): string {
  return `${DATA_PATH}/${entity}/${id}`;
}

/** The form of a new row. @param from the row whose values it begins with */
export function newRowPath(entity: EntityName, from?: number): string {
  return `${DATA_PATH}/${entity}/new${from === undefined ? '' : `?from=${from}`}`;
}
