import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';

type Db = Kysely<Database>;

export interface NewImportRow {
  by: string;
  at: Date;
  mode: 'merge' | 'replace';
  version: number;
  /** `packFiles`; null: there is nothing to apply. */
  rows: Uint8Array | null;
  preview: object;
}

/** @returns its id */
export async function insertImport(db: Db, { rows, preview, ...row }: NewImportRow): Promise<number> {
  const { id } = await db
    .insertInto('data_import')
    .values({ ...row, rows: rows === null ? null : Buffer.from(rows), preview: JSON.stringify(preview) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface OwnImport {
  id: number;
  by: string;
  /** Older ones count no more. */
  since: Date;
}

export function findImportRow(db: Db, { id, by, since }: OwnImport) {
  return db
    .selectFrom('data_import')
    .select(['id', 'at', 'mode', 'version', 'preview', 'applied_at'])
    .where('id', '=', id)
    .where('by', '=', by)
    .where('at', '>', since)
    .executeTakeFirst();
}

export async function findImportedFiles(db: Db, id: number): Promise<Uint8Array | null> {
  const found = await db.selectFrom('data_import').select('rows').where('id', '=', id).executeTakeFirst();
  return found?.rows ?? null;
}

export async function markImportApplied(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('data_import').set({ applied_at: at }).where('id', '=', id).execute();
}

/** @returns how many there were */
export async function deleteImportsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('data_import').where('at', '<=', before).executeTakeFirst();
  return Number(numDeletedRows);
}
