import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

type Row = Insertable<Database['banner']>;

/** @returns its id */
export async function insertBanner(
  db: Db,
  { starts_at, ends_at, ...parts }: Partial<Row> & Pick<Row, 'starts_at' | 'ends_at'>,
): Promise<number> {
  const row: Row = {
    text: '알려 드립니다',
    tone: 'info',
    is_closable: true,
    created_at: starts_at,
    updated_at: starts_at,
    ...parts,
    starts_at,
    ends_at,
  };
  const { id } = await db.insertInto('banner').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
