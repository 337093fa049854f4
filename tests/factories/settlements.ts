import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

interface EntryParts extends Partial<Omit<Insertable<Database['settlement_entry']>, 'settlement_id' | 'position'>> {
  name: string;
}

interface ShareParts extends Partial<Omit<Insertable<Database['settlement_share']>, 'settlement_id' | 'position'>> {}

export interface SettlementParts extends Partial<Insertable<Database['settlement']>> {
  creator_id: number;
  entries?: readonly EntryParts[];
  shares: readonly ShareParts[];
}

/** Inserts a settlement. By default it was created now, and one item brought 1,000,000 전, split equally. */
export async function insertSettlement(
  db: Db,
  { entries = [{ name: '흑룡의어금니', amount: 1_000_000 }], shares, ...parts }: SettlementParts,
): Promise<{ id: number; shareIds: number[] }> {
  const at = parts.created_at ?? new Date();
  const { id } = await db
    .insertInto('settlement')
    .values({ created_at: at, updated_at: at, title: '흉가 정산', unit: 1, remainder: 1, holder_index: 0, ...parts })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('settlement_entry')
    .values(entries.map((entry, position) => ({ quantity: 1, ...entry, settlement_id: id, position })))
    .execute();
  const shareIds: number[] = [];
  for (const [position, share] of shares.entries()) {
    const row = await db
      .insertInto('settlement_share')
      .values({ weight: 1, ...share, settlement_id: id, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    shareIds.push(row.id);
  }
  return { id, shareIds };
}
