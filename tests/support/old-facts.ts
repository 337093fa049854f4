import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { IMPORTED_TABLES } from '#features/game-data/imported-tables.ts';
import { checkSources } from '#game-data/import/check.ts';
import { nextRows, noStoredRows } from '#game-data/import/identify.ts';
import { readSourceFolder } from '#game-data/import/read.ts';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';

/** Writes the project's facts as an earlier version did: only into the columns that its tables have. */
export async function storeOldFacts(db: Kysely<Database>): Promise<void> {
  const { drafts } = checkSources(await readSourceFolder(PROJECT_SOURCES));
  const { rows: today } = nextRows(drafts, noStoredRows());
  const peopleOf = Map.groupBy(today.npc, ({ map_id }) => map_id);
  const listed = (mapId: number) => peopleOf.get(mapId)?.map(({ name, x, y }) => ({ name, x, y })) ?? [];
  const rows = { ...today, map: today.map.map((map) => ({ ...map, npcs: listed(map.id) })) };
  for (const table of IMPORTED_TABLES) {
    const [first] = rows[table];
    if (first === undefined) continue;
    const found = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(db);
    if (found.rows.length === 0) continue;
    const columns = sql.join(found.rows.filter(({ name }) => name in first).map(({ name }) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table])}::jsonb)
    `.execute(db);
  }
}
