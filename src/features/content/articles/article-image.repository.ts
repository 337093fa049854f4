import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Returns which of the given images are used by articles, their versions or drafts, in the text or as thumbnails. */
export async function findImagesOfArticles(db: Db, ids: readonly number[]): Promise<number[]> {
  const wanted = [...ids];
  const { rows } = await sql<{ id: number }>`
    select distinct named.id from (
      select thumbnail_image_id as id from article
      union all select (fields ->> 'thumbnailImageId')::int from article_version
      union all select (fields ->> 'thumbnailImageId')::int from article_draft
        where jsonb_typeof((fields -> 'thumbnailImageId')::jsonb) = 'number'
      union all select image_id::int from (
        select document from article
        union all select document from article_version where document is not null
        union all select document from article_draft
      ) as written, jsonb_path_query(document::jsonb, 'strict $.**.imageId') as image_id
        where jsonb_typeof(image_id) = 'number'
    ) as named where named.id = any(${wanted}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}
