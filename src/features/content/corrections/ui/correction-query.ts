import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { createCorrection, getCorrectableRow, listOwnCorrections } from '../correction.contract.ts';

const OWN = ['corrections'];

export interface RowKey {
  entity: EntityName;
  rowId: number;
}

export const correctableRow = defineLiveQuery({
  key: ({ entity, rowId }: RowKey) => ['correctable', entity, rowId],
  endpoint: getCorrectableRow,
  request: ({ entity, rowId }) => ({ query: { entity, rowId: String(rowId) } }),
});

export const ownCorrections = defineLiveQuery({ key: OWN, endpoint: listOwnCorrections });

export const sendCorrection = defineMutation(createCorrection, { invalidates: () => [OWN] });
