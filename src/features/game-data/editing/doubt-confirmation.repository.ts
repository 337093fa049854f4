import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { EntityName } from '../entities/entity.contract.ts';

type Db = Kysely<Database>;

/** A value that an operator found to be right, as it was then. */
export interface ConfirmedValue {
  entity: string;
  rowId: number;
  field: string;
  value: unknown;
}

export function findConfirmedValues(db: Db, entity?: EntityName): Promise<ConfirmedValue[]> {
  return db
    .selectFrom('doubt_confirmation')
    .select(['entity', 'row_id as rowId', 'field', 'value'])
    .$if(entity !== undefined, (query) => query.where('entity', '=', entity ?? ''))
    .execute();
}

export async function saveConfirmedValues(
  db: Db,
  values: readonly ConfirmedValue[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await db
    .insertInto('doubt_confirmation')
    .values(
      values.map(({ entity, rowId, field, value }) => ({
        ...{ entity, row_id: rowId, field, by, at },
        value: JSON.stringify(value ?? null),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['entity', 'row_id', 'field']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        by: ref('excluded.by'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}
