import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { referencesOf } from '../documents/document.rules.ts';
import type { Document } from '../documents/document.ts';
import { headingsOf, plainTextOf, summaryOf } from '../documents/document-text.rules.ts';
import { deleteSamples, insertArticle, nextArticleId } from './article.repository.ts';
import { fieldsOf, storedFields } from './article-fields.rules.ts';
import { deleteVersionsOfSamples, insertVersion } from './article-history.repository.ts';

export interface NewSample {
  kind: 'notice' | 'event';
  title: string;
  document: Document;
  publishedAt: Date;
  type: number | null;
  isPinned: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  isAllDay: boolean;
}

/** Marked as samples, in place of those that were there. @returns how many */
export async function storeSampleArticles(db: Db, samples: readonly NewSample[], now: Date): Promise<number> {
  await removeSampleArticles(db);
  for (const { kind, title, document, publishedAt, type, isPinned, startsAt, endsAt, isAllDay } of samples) {
    const id = await nextArticleId(db, kind);
    const stored = JSON.stringify(document);
    const row = await insertArticle(db, {
      ...{ kind, id, created_at: publishedAt, updated_at: publishedAt, published_at: publishedAt, released_at: now },
      ...{ is_active: true, is_sample: true, is_pinned: isPinned, notified_at: now, author_id: null, version: 1 },
      ...{ title, type, starts_at: startsAt, ends_at: endsAt, is_all_day: isAllDay, document: stored },
      summary: summaryOf(document),
      headings: JSON.stringify(headingsOf(document)),
      mentions: JSON.stringify(referencesOf(document).mentions),
      search_text: normalizeText(`${title}\n${plainTextOf(document)}`),
    });
    await insertVersion(db, {
      ...{ kind, id, version: 1, at: publishedAt, author_id: null, title, document: stored },
      fields: JSON.stringify(storedFields(fieldsOf(row))),
    });
  }
  return samples.length;
}

/** What an operator has saved since is a sample no more and stays. */
export async function removeSampleArticles(db: Db): Promise<void> {
  await deleteVersionsOfSamples(db);
  await deleteSamples(db);
}
