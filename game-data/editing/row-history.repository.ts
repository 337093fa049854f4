import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';

export type StoredOverride = Awaited<ReturnType<typeof findOverridesOfRow>>[number];

/** All overrides that a row ever had, with the versions that began and ended them, the oldest first. */
export function findOverridesOfRow(db: Kysely<Database>, { entity, id }: { entity: EntityName; id: number }) {
  return db
    .selectFrom('game_override')
    .innerJoin('data_version as begun', 'begun.id', 'game_override.from_version')
    .leftJoin('data_version as ended', 'ended.id', 'game_override.until_version')
    .select(['game_override.id', 'kind', 'field', 'value', 'base', 'source', 'confidence', 'game_override.by', 'at'])
    .select(['from_version as fromVersion', 'until_version as untilVersion', 'begun.note'])
    .select(['ended.by as endedBy', 'ended.note as endNote', 'ended.imported_at as endedAt'])
    .where('game_override.entity', '=', entity)
    .where('row_id', '=', id)
    .orderBy('game_override.id')
    .execute();
}
