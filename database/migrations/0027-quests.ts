import { type Kysely, sql } from 'kysely';
import { textOfFirstVersion } from '#features/content/articles/first-version.service.ts';
import { documentOfHtml } from '#features/content/documents/html-document.service.ts';

interface QuestRow {
  id: number;
  title: string;
  content: string;
  status: number;
  thumbnail_url: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/**
 * Quests become articles: their HTML a document, with drafts and a history like all others. The table `quest` stays for the
 * release before this one, which may still read it; nothing writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kinds = sql`('notice', 'guide', 'event', 'quest', 'page')`;
  await sql`alter table article_draft drop constraint article_draft_kind_check, add check (kind in ${kinds})`.execute(
    db,
  );
  await sql`alter table article drop constraint article_kind_check, add check (kind in ${kinds}),
    add column status smallint check (status between 1 and 3),
    add check ((kind = 'quest') = (status is not null))`.execute(db);
  await sql`create index article_quests on article ((-status) desc, id desc)
    where kind = 'quest' and deleted_at is null and is_active`.execute(db);
  await sql`create sequence article_quest_id as integer`.execute(db);
  const { rows } = await sql<QuestRow>`select * from quest order by id`.execute(db);
  for (const row of rows) await moveQuest(db, row);
  await sql`select setval('article_quest_id', greatest(last_value, 1), is_called)
    from ${sql.raw('quest_id_seq')}`.execute(db);
}

async function moveQuest(db: Kysely<unknown>, row: QuestRow): Promise<void> {
  const { id, title, created_at, updated_at, deleted_at } = row;
  const { document, summary, headings, mentions, search_text } = textOfFirstVersion(title, documentOfHtml(row.content));
  await sql`insert into article (kind, id, created_at, updated_at, deleted_at, version, title, document, summary, headings,
      mentions, search_text, thumbnail_url, is_active, published_at, released_at, status)
    values ('quest', ${id}, ${created_at}, ${updated_at}, ${deleted_at}, 1, ${title}, ${document}, ${summary}, ${headings},
      ${mentions}, ${search_text}, ${row.thumbnail_url}, true, ${created_at}, ${created_at}, ${row.status})`.execute(
    db,
  );
  const fields = JSON.stringify({ status: row.status });
  await sql`insert into article_version (kind, id, version, at, title, document, fields)
    values ('quest', ${id}, 1, ${updated_at}, ${title}, ${document}, ${fields})`.execute(db);
}
