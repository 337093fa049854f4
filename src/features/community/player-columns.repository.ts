import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#database/schema.ts';

/** Selects the shown columns of a player from the joined `profile`. */
export function selectPlayer(of: ExpressionBuilder<Database, 'profile'>) {
  return jsonBuildObject({
    user_id: of.ref('profile.user_id'),
    name: of.ref('profile.name'),
    job: of.ref('profile.job'),
    grade: of.ref('profile.grade'),
    level: of.ref('profile.level'),
  });
}
