import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Quest } from './quest.contract.ts';

const USUAL_LIMIT = 100;

export interface QuestFilter {
  status?: number | undefined;
  beforeId?: number | undefined;
  limit?: number;
}

export async function findQuests(db: Db, filter: QuestFilter = {}): Promise<Quest[]> {
  let query = db.selectFrom('quest').selectAll().where('deleted_at', 'is', null);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.beforeId !== undefined) query = query.where('id', '<', filter.beforeId);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit ?? USUAL_LIMIT)
    .execute();
  return rows.map(toQuest);
}

export async function findQuestById(db: Db, id: number): Promise<Quest | undefined> {
  const row = await db
    .selectFrom('quest')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toQuest(row);
}

function toQuest(row: Selectable<Database['quest']>): Quest {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    status: row.status,
    thumbnailUrl: row.thumbnail_url,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
