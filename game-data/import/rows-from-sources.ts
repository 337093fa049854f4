import { fileURLToPath } from 'node:url';
import type { GameDataRows } from '#features/game-data/catalog/catalog.ts';
import { toGameDataRows } from '#features/game-data/catalog/game-data-rows.repository.ts';
import { IMPORTED_TABLES, type StoredRows } from '#features/game-data/imported-tables.ts';
import { checkSources } from './check.ts';
import { ImportRefusedError } from './data-issue.ts';
import { type NextRows, nextRows, noStoredRows } from './identify.ts';
import { readSourceFolder } from './read.ts';

export const PROJECT_SOURCES = fileURLToPath(new URL('../sources/', import.meta.url));

export function asIfStored(rows: NextRows, at: Date): StoredRows {
  const times = { created_at: at, updated_at: at, removed_at: null };
  return Object.fromEntries(
    IMPORTED_TABLES.map((table) => [table, rows[table].map((row) => ({ ...row, ...times }))]),
  ) as unknown as StoredRows;
}

/** A folder's facts without a database: ids are those of the files, times are fixed. */
export async function gameDataFromSources(folder = PROJECT_SOURCES): Promise<GameDataRows> {
  const { drafts, renamings } = checkSources(await readSourceFolder(folder));
  const { rows, issues } = nextRows(drafts, noStoredRows(), renamings);
  if (issues.length > 0) throw new ImportRefusedError(issues);
  return toGameDataRows(asIfStored(rows, new Date('2026-01-01T00:00:00.000Z')));
}
