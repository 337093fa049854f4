import { sql } from 'kysely';
import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';
import type { GameDataRows } from './catalog.ts';
import { toGameDataRows } from './game-data-rows.repository.ts';
import { QUEST_PROPOSALS, type QuestProposal, questProposalSchema } from './quest-proposal.contract.ts';

async function readTable(db: Db, table: ImportedTable, onlyActive: boolean): Promise<unknown[]> {
  const condition = onlyActive ? sql`where removed_at is null` : sql``;
  const { rows } = await sql`select * from ${sql.table(table)} ${condition} order by id`.execute(db);
  return rows;
}

/** Must run in a transaction: otherwise the tables may be from different moments. */
export async function readStoredRows(db: Db, { onlyActive }: { onlyActive: boolean }): Promise<StoredRows> {
  const tables: [ImportedTable, unknown[]][] = [];
  for (const table of IMPORTED_TABLES) tables.push([table, await readTable(db, table, onlyActive)]);
  return Object.fromEntries(tables) as unknown as StoredRows;
}

export async function readGameData(db: Db): Promise<GameDataRows> {
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readStoredRows(snapshot, { onlyActive: true }));
  return toGameDataRows(rows);
}

export async function readQuestProposals(db: Db): Promise<QuestProposal[]> {
  const sheet = await db
    .selectFrom('fact_sheet')
    .select('rows')
    .where('key', '=', QUEST_PROPOSALS)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return questProposalSchema.array().parse(sheet?.rows ?? []);
}
